import type { AcgAsk } from '../../asks.js';

/** Questions, by ask. `source` is the card behind an effect, `hero` the hero who is asked. */
export const asks = {
  // --- party and set-up
  'ask.choose-hero': '{first, select, none {Choose your hero.} other {Choose a hero to join the {first}.}}',
  'ask.choose-leader': 'Choose the first party leader.',

  // --- a hero's activation
  'ask.choose-action': 'Choose an action for the {hero}.',
  'ask.choose-targets':
    '{max, plural, one {Choose a target for the {hero}.} other {Choose up to # targets for the {hero}.}}',
  'ask.choose-hero-to-aid': 'Choose a hero for the {hero} to aid.',
  'ask.spend-tokens':
    '{tokens, plural, one {Spend the success token on {card}?} other {Spend how many of the # success tokens on {card}?}}',
  'ask.choose-dice-to-reroll': '{source}: choose dice for the {hero} to reroll.',
  'ask.how-many-to-convert': '{source}: how many {from} icons become {to} icons?',
  'ask.divide-successes':
    '{left, plural, one {Choose an enemy for the {total, plural, one {success} other {last success}}.} other {Divide # successes: how many hit {enemy}{needed, plural, =0 {} other { (needs #)}}?}}',
  'ask.choose-attackers':
    'Choose {min, plural, one {an enemy} other {# enemies}} to attack the {hero} for the claws.',
  'ask.order-nemeses': 'Nemesis icon: choose the effect to resolve first.',
  'ask.place-tokens':
    '{left, plural, one {Choose an action of the {hero} for the {total, plural, one {success token} other {last success token}} (1 success when spent).} other {Place # success tokens on the {hero}’s actions. How many on {card}?}}',
  'ask.discard-tokens':
    '{left, plural, one {Choose an action of the {hero} to discard {total, plural, one {1 success token} other {1 more success token}} from.} other {The {hero} must discard # success tokens. How many from {card}?}}',
  'ask.choose-action-to-exhaust':
    '{max, plural, one {Choose an action of the {hero} to exhaust.} other {Choose # actions of the {hero} to exhaust.}}',
  'ask.choose-action-to-ready': '{source}: choose an action of the {hero} to ready.',
  'ask.choose-gear-to-ready': '{source}: choose gear of the {hero} to ready.',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line} Do it?',
  'ask.pay-for-line': '{source}: {cost}? In return: {line}',
  'ask.choose-option':
    '{source}: the {chooser} chooses one.{you, select, none {} other { (“You” is the {you}.)}}',
  'ask.use-ability': '{moment}: use an ability?',
  'ask.order-effects': '{moment}: choose which effect comes first.',
  'ask.next-from-top': '{source}: the {decides} chooses the next card to draw.',
  'ask.put-on-bottom': '{source}: the {decides} chooses cards for the bottom of the deck.',

  // --- enemies on whom an effect falls
  'ask.choose-enemy-to-activate':
    '{source, select, none {Choose an enemy to activate for the {hero}.} other {{source}: the {decides} chooses an enemy to activate.}}',
  'ask.choose-enemy-to-advance': '{source}: the {decides} chooses an enemy to advance.',
  'ask.choose-enemy-to-engage':
    '{source}: the {decides} chooses {max, plural, one {an enemy} other {up to # enemies}} {own, select, yes {to engage} other {that will engage}}.',
  'ask.choose-enemy-to-exhaust': '{source}: the {decides} chooses an enemy to exhaust.',
  'ask.choose-enemy-to-inflict': '{source}: the {decides} chooses an enemy to inflict wounds.',
  'ask.choose-enemy-to-place': '{source}: the {decides} chooses an enemy to remove.',
  'ask.choose-enemy-to-ready': '{source}: the {decides} chooses an enemy to ready.',
  'ask.choose-enemy-to-recover': '{source}: the {decides} chooses an enemy to recover.',
  'ask.choose-enemy-to-retreat': '{source}: the {decides} chooses an enemy to retreat.',
  'ask.choose-enemy-to-suffer': '{source}: the {decides} chooses an enemy to wound.',
  'ask.choose-modified-enemy': '{source}: the {decides} chooses an enemy.',
  'ask.choose-forbidden-enemy': '{source}: the {decides} chooses an enemy to hold back.',

  // --- heroes on whom an effect falls
  'ask.choose-hero-to-be-engaged': '{source}: the {decides} chooses the hero it engages.',
  'ask.choose-hero-to-claim-gear': '{source}: the {decides} chooses the hero who claims gear.',
  'ask.choose-hero-to-claim-tokens': '{source}: the {decides} chooses the hero who claims success tokens.',
  'ask.choose-hero-to-claim-legendary': '{source}: the {decides} chooses the hero who claims legendary gear.',
  'ask.choose-hero-for-condition':
    '{gain, select, none {{source}: the {decides} chooses the hero who loses a condition.} other {{source}: the {decides} chooses the hero who becomes {gain}.}}',
  'ask.choose-hero-to-discard-tokens':
    '{source}: the {decides} chooses the hero who discards success tokens.',
  'ask.choose-hero-to-exhaust-action': '{source}: the {decides} chooses the hero who exhausts an action.',
  'ask.choose-hero-to-raise-capacity': '{source}: the {decides} chooses the hero who can carry more.',
  'ask.choose-hero-to-ready': '{source}: the {decides} chooses the hero who readies a card.',
  'ask.choose-hero-to-recover': '{source}: the {decides} chooses the hero who recovers wounds.',
  'ask.choose-hero-to-refresh': '{source}: the {decides} chooses the hero whose gear is refreshed.',
  'ask.choose-hero-to-revive': '{source}: the {decides} chooses a hero to revive.',
  'ask.choose-hero-to-suffer': '{source}: the {decides} chooses the hero who suffers wounds.',
  'ask.choose-hero-to-upgrade': '{source}: the {decides} chooses the hero who upgrades an action.',
  'ask.choose-modified-hero': '{source}: the {decides} chooses a hero.',
  'ask.choose-forbidden-hero': '{source}: the {decides} chooses a hero to hold back.',
  'ask.choose-condition': '{source}: choose a condition the {hero} loses.',

  // --- shared out by the party
  'ask.distribute-wounds':
    '{left, plural, one {{total, plural, one {{source, select, none {1 wound for the party.} other {{source} deals 1 wound.}}} other {{source, select, none {} other {{source}: }}1 wound left.}} Who suffers it?} other {{source, select, none {The party suffers} other {{source} deals}} # wounds. How many go to the {who} ({health} health)?}}',
  'ask.distribute-tokens':
    '{source, select, none {} other {{source}: }}{left, plural, one {1 success token{total, plural, one {} other { left}}. Who takes it?} other {# success tokens for the party. How many go to the {who}?}}',
  'ask.distribute-recovery':
    '{source, select, none {} other {{source}: }}{left, plural, one {Recover {total, plural, one {1 wound} other {1 more wound}}. Choose a hero.} other {recover # wounds. How many does the {who} recover (has {wounds})?}}',

  // --- dungeon and gear
  'ask.resolve-or-bottom':
    '{kind, select, item {The {hero} found {card} (item). Take it?} other {The {hero} drew {card} (event). Resolve it?}}',
  'ask.take-treasure': 'A treasure! Choose what the {hero} takes.',
  'ask.choose-gear-to-claim': '{source}: choose gear for the {hero} to claim.',
  'ask.equip-or-discard': 'The {hero} found {card}. Equip it?',
  'ask.claim-fortune-or-discard': 'A Legendary Fortune! Claim it for the {hero}?',

  // --- location phase
  'ask.travel-or-stay': '{location} is fully explored. Travel on?',

  // --- settlement
  'ask.settlement-next': 'In town each hero makes two visits. Choose who goes next.',
  'ask.settlement-action': 'Choose a place for the {hero} to visit.',
  'ask.choose-action-to-upgrade': 'Choose an action of the {hero} to upgrade.',
  'ask.keep-gear': 'Choose gear for the {hero} to keep ({count} of {capacity} carried).',
  'ask.late-gifts': 'Trade gear before you set out?',
  'ask.choose-gift': 'Choose gear to give away.',
  'ask.choose-receiver': 'Choose who gets {card} from the {from}.',
  'ask.choose-return': 'The {hero} has no room for {card}. Trade something to the {from}?',
} as const satisfies { readonly [ask in AcgAsk as `ask.${ask}`]: string };
