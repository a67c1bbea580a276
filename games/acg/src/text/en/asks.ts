import type { AcgAsk } from '../../asks.js';

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
    '{left, plural, one {1 success{total, plural, one {} other { is left}}: which enemy does it strike?} other {# successes to divide: how many strike {enemy}{needed, plural, =0 {} other { (# would fell it)}}?}}',
  'ask.choose-attackers':
    'Claws for {min, plural, one {one more enemy} other {# more enemies}}: which of these strikes the {hero}?',
  'ask.order-nemeses': 'The nemesis icon shows. Whose effect comes first?',
  'ask.place-tokens':
    '{left, plural, one {{hero}, on which action do you put the {total, plural, one {success token} other {last success token}}? Spent before a roll of that action, it adds 1 success.} other {# success tokens for the {hero}: how many on {card}?}}',
  'ask.discard-tokens':
    '{left, plural, one {The {hero} must discard 1 {total, plural, one {success token} other {more success token}}. From which action?} other {The {hero} must discard # success tokens: how many from {card}?}}',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Which action does the {hero} exhaust?} other {Which # actions does the {hero} exhaust?}}',
  'ask.choose-action-to-ready': '{source}: which action does the {hero} ready?',
  'ask.choose-gear-to-ready': '{source}: which gear does the {hero} ready?',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line} Do it?',
  'ask.pay-for-line': '{source}: {cost}? In return: {line}',
  'ask.choose-option':
    '{source}: which of these does the {chooser} choose?{you, select, none {} other { (“You” is the {you}.)}}',
  'ask.use-ability': '{moment}: use an ability?',
  'ask.order-effects': '{moment}, several things happen at once. Which comes first?',
  'ask.next-from-top': '{source}: which of these cards does the {decides} put back to be drawn next?',
  'ask.put-on-bottom': '{source}: which of these cards does the {decides} put on the bottom of their deck?',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {The {hero} must let an enemy act. Which?} other {{source}: which enemy does the {decides} let act?}}',
  'ask.choose-enemy-to-advance': '{source}: which enemy does the {decides} let advance?',
  'ask.choose-enemy-to-engage':
    '{source}: {max, plural, one {which enemy does the {decides} {own, select, yes {engage} other {send to engage}}?} other {which enemies does the {decides} {own, select, yes {engage} other {send to engage}}? Up to #.}}',
  'ask.choose-enemy-to-exhaust': '{source}: which enemy does the {decides} exhaust?',
  'ask.choose-enemy-to-inflict': '{source}: which enemy does the {decides} let inflict its wounds?',
  'ask.choose-enemy-to-place': '{source}: which enemy does the {decides} take away?',
  'ask.choose-enemy-to-ready': '{source}: which enemy does the {decides} ready?',
  'ask.choose-enemy-to-recover': '{source}: which enemy does the {decides} let recover?',
  'ask.choose-enemy-to-retreat': '{source}: which enemy does the {decides} drive back into the shadows?',
  'ask.choose-enemy-to-suffer': '{source}: which enemy does the {decides} wound?',
  'ask.choose-modified-enemy': '{source}: for which enemy does the {decides} choose this?',
  'ask.choose-forbidden-enemy': '{source}: which enemy does the {decides} hold back?',

  // --- heroes on whom an effect falls
  'ask.choose-hero-to-be-engaged': '{source}: the {decides} chooses. Which hero does the enemy engage?',
  'ask.choose-hero-to-claim-gear': '{source}: the {decides} chooses. Which hero claims the gear?',
  'ask.choose-hero-to-claim-tokens': '{source}: the {decides} chooses. Which hero claims the success tokens?',
  'ask.choose-hero-to-claim-legendary': '{source}: the {decides} chooses. Which hero claims legendary gear?',
  'ask.choose-hero-for-condition':
    '{gain, select, none {{source}: whom does the {decides} free of a condition?} other {{source}: the {decides} chooses. Which hero becomes {gain}?}}',
  'ask.choose-hero-to-discard-tokens': '{source}: the {decides} chooses. Which hero discards success tokens?',
  'ask.choose-hero-to-exhaust-action': '{source}: the {decides} chooses. Which hero exhausts an action?',
  'ask.choose-hero-to-raise-capacity': '{source}: the {decides} chooses. Which hero learns to carry more?',
  'ask.choose-hero-to-ready': '{source}: the {decides} chooses. Which hero readies something?',
  'ask.choose-hero-to-recover': '{source}: whose wounds does the {decides} tend?',
  'ask.choose-hero-to-refresh': '{source}: whose gear does the {decides} refresh?',
  'ask.choose-hero-to-revive': '{source}: whom does the {decides} revive?',
  'ask.choose-hero-to-suffer': '{source}: the {decides} chooses. Which hero suffers the wounds?',
  'ask.choose-hero-to-upgrade': '{source}: the {decides} chooses. Which hero learns something new?',
  'ask.choose-modified-hero': '{source}: for which hero does the {decides} choose this?',
  'ask.choose-forbidden-hero': '{source}: which hero does the {decides} hold back?',
  'ask.choose-condition': '{source}: which condition does the {hero} shake off?',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{left, plural, one {{total, plural, one {{source, select, none {1 wound falls on the party} other {{source} deals 1 wound to the party}}} other {{source, select, none {} other {{source}: }}1 wound is left}}. Who suffers it?} other {{source, select, none {} other {{source}: }}# wounds fall on the party. How many does the {who} take, who has {health} health left? The other heroes take the rest.}}',
  'ask.distribute-tokens':
    '{source, select, none {} other {{source}: }}{left, plural, one {1 success token {total, plural, one {goes to the party} other {is left}}. Who takes it?} other {# success tokens go to the party. How many does the {who} take? The other heroes take the rest.}}',
  'ask.distribute-recovery':
    '{source, select, none {} other {{source}: }}{left, plural, one {1 {total, plural, one {wound} other {more wound}} can be recovered. By whom?} other {the party recovers # wounds. How many does the {who} recover, who has {wounds}? The other heroes recover the rest.}}',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    '{kind, select, item {The {hero} finds {card}, an item. Take it, or put it on the bottom of its deck?} other {The {hero} draws {card}, an event. Face it, or push it away?}}',
  'ask.take-treasure': 'A glint of treasure. What does the {hero} take?',
  'ask.choose-gear-to-claim': '{source}: which gear does the {hero} claim?',
  'ask.equip-or-discard':
    '{card} ({slot}) is in the hands of the {hero}, who carries {count} of {capacity}. What now?',
  'ask.claim-fortune-or-discard': 'A Legendary Fortune! Does the {hero} claim it?',

  // --- location phase
  'ask.travel-or-stay': '{location} holds no more secrets. Travel on?',

  // --- settlement
  'ask.settlement-next': 'A few days in town: each hero visits two places. Who goes next?',
  'ask.settlement-action': 'Where does the {hero} go?',
  'ask.choose-action-to-upgrade':
    'Which action does the {hero} train, so that the advanced card takes its place?',
  'ask.keep-gear':
    'The smith lays out his wares. The {hero} carries {count} of {capacity}. Which of these does the {hero} keep?',
  'ask.late-gifts': 'All are rested. Do you hand any gear to another hero before you leave?',
  'ask.choose-gift': 'Which gear do you give away?',
  'ask.choose-receiver': 'To whom does the {from} give {card}?',
  'ask.choose-return':
    'The {from} offers {card} to the {hero}, who has no room for it. Does the {hero} give something in return?',
} as const satisfies { readonly [ask in AcgAsk as `ask.${ask}`]: string };
