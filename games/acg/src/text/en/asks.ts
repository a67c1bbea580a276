/** Questions, by ask. `source` is the card behind an effect, `hero` the hero who is asked. */
export const asks = {
  // --- party and set-up
  'ask.choose-hero': '{first, select, none {Who will you be?} other {And who goes with the {first}?}}',
  'ask.choose-leader': 'Who carries the leader token into the first round?',

  // --- a hero's activation
  'ask.choose-action': 'The {hero} acts. Which action?',
  'ask.choose-targets':
    '{max, plural, one {Whom does the {hero} attack?} other {Whom does the {hero} attack? Up to # targets.}}',
  'ask.choose-hero-to-aid': 'Whom does the {hero} aid?',
  'ask.spend-tokens':
    '{tokens, plural, one {A success token lies on {card}. Spend it before the roll?} other {# success tokens lie on {card}. Spend how many before the roll?}}',
  'ask.choose-dice-to-reroll': '{source}: which dice does the {hero} roll again?',
  'ask.how-many-to-convert': '{source}: turn how many {from} icons into {to} icons?',
  'ask.divide-successes':
    '{left, plural, one {# success} other {# successes}} to divide: how many strike {enemy}{needed, plural, =0 {} other { (# would fell it)}}?',
  'ask.choose-attackers':
    'Claws for {min, plural, one {one more enemy} other {# more enemies}}: which of these strikes the {hero}?',
  'ask.order-nemeses': 'The nemesis icon shows. Whose effect comes first?',
  'ask.place-tokens':
    '{left, plural, one {# success token} other {# success tokens}} for the {hero}: how many on {card}?',
  'ask.discard-tokens':
    'The {hero} must discard {left, plural, one {# success token} other {# success tokens}}: how many from {card}?',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Which action does the {hero} exhaust?} other {Which # actions does the {hero} exhaust?}}',
  'ask.choose-action-to-ready': '{source}: which action does the {hero} ready?',
  'ask.choose-gear-to-ready': '{source}: which gear does the {hero} ready?',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line} Do it?',
  'ask.pay-for-line': '{source}: {cost}? In return: {line}',
  'ask.choose-option': '{source}: which of these?',
  'ask.use-ability': '{moment}: use an ability?',
  'ask.order-effects': '{moment}, several things happen at once. Which comes first?',
  'ask.next-from-top': '{source}: which of these cards goes back so that it is drawn next?',
  'ask.put-on-bottom': '{source}: which of these cards go to the bottom of their deck?',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {The {hero} must let an enemy act. Which?} other {{source}: which enemy activates?}}',
  'ask.choose-enemy-to-advance': '{source}: which enemy advances?',
  'ask.choose-enemy-to-engage':
    '{source}: {max, plural, one {which enemy is engaged?} other {which enemies are engaged? Up to #.}}',
  'ask.choose-enemy-to-exhaust': '{source}: which enemy is exhausted?',
  'ask.choose-enemy-to-inflict': '{source}: which enemy inflicts its wounds?',
  'ask.choose-enemy-to-place': '{source}: which enemy is taken away?',
  'ask.choose-enemy-to-ready': '{source}: which enemy is readied?',
  'ask.choose-enemy-to-recover': '{source}: which enemy recovers?',
  'ask.choose-enemy-to-retreat': '{source}: which enemy falls back into the shadows?',
  'ask.choose-enemy-to-suffer': '{source}: which enemy is wounded?',
  'ask.choose-modified-enemy': '{source}: which enemy is changed?',
  'ask.choose-forbidden-enemy': '{source}: which enemy is held back?',

  // --- heroes on whom an effect falls
  'ask.choose-hero-to-be-engaged': '{source}: to whom does the enemy turn?',
  'ask.choose-hero-to-claim-gear': '{source}: who claims the gear?',
  'ask.choose-hero-to-claim-tokens': '{source}: who claims the success tokens?',
  'ask.choose-hero-to-claim-legendary': '{source}: who claims legendary gear?',
  'ask.choose-hero-for-condition':
    '{gain, select, none {{source}: who is freed of a condition?} other {{source}: who becomes {gain}?}}',
  'ask.choose-hero-to-discard-tokens': '{source}: who discards success tokens?',
  'ask.choose-hero-to-exhaust-action': '{source}: who exhausts an action?',
  'ask.choose-hero-to-raise-capacity': '{source}: who learns to carry more?',
  'ask.choose-hero-to-ready': '{source}: who readies something?',
  'ask.choose-hero-to-recover': '{source}: whose wounds are tended?',
  'ask.choose-hero-to-refresh': '{source}: whose gear is made good?',
  'ask.choose-hero-to-revive': '{source}: who gets up again?',
  'ask.choose-hero-to-suffer': '{source}: who takes the wounds?',
  'ask.choose-hero-to-upgrade': '{source}: who learns something new?',
  'ask.choose-modified-hero': '{source}: which hero is changed?',
  'ask.choose-forbidden-hero': '{source}: which hero is held back?',
  'ask.choose-condition': '{source}: which condition does the {hero} shake off?',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{left, plural, one {# wound} other {# wounds}} to share out: how many for the {who}, who has {health} health left?',
  'ask.distribute-tokens':
    '{left, plural, one {# success token} other {# success tokens}} to share out: how many for the {who}?',
  'ask.distribute-recovery':
    '{left, plural, one {# wound} other {# wounds}} to heal among you: how many of the {who}?',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    'The {hero} draws {card}, {kind, select, item {an item} other {an event}}. Face it, or push it away?',
  'ask.take-treasure': 'A glint of treasure. What does the {hero} take?',
  'ask.choose-gear-to-claim': '{source}: which gear does the {hero} claim?',
  'ask.equip-or-discard':
    '{card} ({slot}) is in the hands of the {hero}, who carries {count} of {capacity}. What now?',
  'ask.claim-fortune-or-discard': 'A Legendary Fortune! Does the {hero} claim it?',

  // --- location phase
  'ask.travel-or-stay': '{location} holds no more secrets. Travel on?',

  // --- settlement
  'ask.settlement-next': 'A few days in town, and two places to go for each of you. Who goes next?',
  'ask.settlement-action': 'Where does the {hero} go?',
  'ask.choose-action-to-upgrade': 'Which action does the {hero} learn anew?',
  'ask.keep-gear':
    'The smith lays out his wares. The {hero} carries {count} of {capacity}. Which of these is kept?',
  'ask.late-gifts': 'All are rested. Does any gear change hands before you leave?',
  'ask.choose-gift': 'Which gear is given away?',
  'ask.choose-receiver': 'Who receives {card}?',
  'ask.choose-return':
    'The {from} offers {card} to the {hero}, who has no room for it. Does the {hero} give something in return?',
} as const;
