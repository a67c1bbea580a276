import type { AcgEvent } from '../../events.js';

/** The chronicle. Enemies come with their names, heroes with an article. */
export const events = {
  // --- quest and round
  'event.set-up': '{quest}. {story}',
  'event.decks-built': 'The decks of {quest} are shuffled',
  'event.leader': 'The {hero} takes the lead',
  'event.phase':
    '{phase, select, hero {Round {round}, the heroes’ turn} enemy {Round {round}, the enemies stir} location {Round {round}, the party looks around} other {Round {round}, peril grows}}',
  'event.quest-ended': '{result, select, won {{quest} is won!} other {{quest} is lost.}}',
  'event.section': '{section, select, reward {The reward.} other {The price of defeat.}} {story}',
  'event.peril-moved':
    '{up, select, yes {Peril climbs to {to} of {last}} other {Peril falls back to {to} of {last}}}',
  'event.peril-effect': 'A {colour} peril strikes: {text}',
  'event.deck-rebuilt': 'The enemy discard pile is shuffled into a new deck of {cards}',
  'event.shuffled-in': '{card} is shuffled into the {deck} deck',
  'event.looked-at':
    '{hero, select, party {The party looks} other {The {hero} looks}} at the top {count, plural, one {card} other {# cards}} of the {deck} deck{cards, select, none {} other {: {cards}}}',

  // --- activations and dice
  'event.activation': 'The {hero} acts',
  'event.action-chosen': 'The {hero} plays {card} ({type})',
  'event.action-targets': 'The {hero} chooses {targets}',
  'event.tokens-spent':
    'The {hero} spends {count, plural, one {# success token} other {# success tokens}} on {card}',
  'event.dice-rolled': 'The dice show {dice}',
  'event.critical': 'A critical! Its die rolls again and the dice show {dice}',
  'event.dice-rerolled': 'Rerolled: {dice}',
  'event.roll-modified':
    '{sign, select, plus {{count, plural, one {# {icon} more} other {# {icon} more}}} other {{count, plural, one {# {icon} less} other {# {icon} less}}}}',
  'event.icon-converted': '{count, plural, one {# {from} becomes {to}} other {# {from} become {to}}}',
  'event.successes':
    '{count, plural, =0 {No success} one {# success} other {# successes}} for the {hero} ({type})',
  'event.attack-hits':
    '{successes, plural, one {# success hits} other {# successes hit}} {enemy}; its resilience blocks {held}',
  'event.attack-blocked': 'Defence blocks {count}',
  'event.enemies-attack': '{attackers} {many, select, yes {attack} other {attacks}} the {hero} for {attack}',
  'event.nemesis-effect': 'The nemesis icon: {enemy} makes itself felt. {text}',
  'event.ability': '{card}: {text}',

  // --- heroes
  'event.wounds':
    '{count, plural, =0 {The {hero} suffers no wound} one {The {hero} suffers # wound} other {The {hero} suffers # wounds}}',
  'event.recovered': 'The {hero} recovers {count, plural, one {# wound} other {# wounds}}',
  'event.hero-defeated': 'The {hero} is defeated, and out for the rest of the quest unless revived!',
  'event.hero-flipped': 'The {hero} lies still; the enemies turn away into the shadows',
  'event.hero-revived': 'The {hero} gets up again with {remaining} health left',
  'event.tokens-claimed':
    'The {hero} claims {count, plural, one {# success token} other {# success tokens}}: {cards}',
  'event.tokens-discarded':
    'The {hero} discards {count, plural, one {# success token} other {# success tokens}}',
  'event.condition-gained': 'The {hero} is now {condition}',
  'event.condition-lost': 'The {hero} is no longer {condition}',
  'event.action-exhausted': 'The {hero} exhausts {card}',
  'event.action-readied': 'The {hero} readies {card}',
  'event.action-upgraded': 'The {hero} upgrades {from} to {to}',
  'event.capacity-raised': 'The {hero} can now carry {capacity} gear cards',

  // --- enemies
  'event.enemy-spawned':
    '{face, select, down {Something moves in the shadows: an enemy, facedown} other {{place, select, shadows {{enemy} lurks in the shadows} other {{enemy} enters the fray}}}}',
  'event.enemy-revealed': 'Out of the dark steps {enemy}',
  'event.enemy-engaged': '{enemy} engages the {hero}',
  'event.overflow': '{enemy} has no room beside the {hero}: it deals its attack and goes to the shadows',
  'event.keyword': '{enemy}: {keyword}',
  'event.enemy-retreated': '{enemy} falls back into the shadows',
  'event.enemy-exhausted': '{enemy} is exhausted',
  'event.enemy-readied': '{enemy} is ready again',
  'event.enemies-readied': 'The enemies gather their strength',
  'event.enemy-wounded':
    '{enemy} {count, plural, =0 {is not harmed} one {suffers # wound} other {suffers # wounds}}',
  'event.enemy-recovered': '{enemy} recovers {count, plural, one {# wound} other {# wounds}}',
  'event.enemy-defeated':
    '{by, select, none {{enemy} is defeated!} other {{enemy} is defeated by the {by}!}}',
  'event.enemy-left-behind': '{enemy} is left behind',
  'event.enemy-placed':
    '{to, select, lair {{enemy} withdraws to the lair} removed {{enemy} is gone for this quest} discard {{enemy} is discarded} other {{enemy} melts into the shadows}}',
  'event.stat-modified': '{who}: {add} {stat} {until}',
  'event.forbidden': '{who} {cannot} {until}',

  // --- locations
  'event.location-revealed': 'The party enters {location}: {explore} progress to explore it',
  'event.location-left': 'The party leaves {location} behind',
  'event.progress': '{count, plural, one {# progress} other {# progress}}: {now} of {explore} at {location}',
  'event.progress-removed': '{location} loses {count} progress',

  // --- dungeon and gear
  'event.dungeon-drawn': 'The {hero} finds {card}. {text}',
  'event.dungeon-bottomed': 'The {hero} pushes {card} away, to the bottom of its deck',
  'event.item-claimed': 'The {hero} takes {card} along',
  'event.item-used': 'The {hero} uses up {card}',
  'event.gear-claimed': 'The {hero} claims {card}',
  'event.gear-equipped': 'The {hero} equips {card}',
  'event.gear-discarded': 'The {hero} discards {card}',
  'event.gear-exhausted': 'The {hero} exhausts {card}',
  'event.gear-depleted': 'The {hero} depletes {card}',
  'event.gear-readied': 'The {hero} readies {card}',
  'event.gear-refreshed': '{card} of the {hero} is as good as new',
  'event.gear-given': 'The {from} gives {card} to the {to}',

  // --- settlement and campaign
  'event.seasoned':
    'The heroes have seen other quests before this one, and come prepared. For each of them: {upgrades, plural, one {# action is} other {# actions are}} advanced{capacity, plural, =0 {} one {, there is room for # more gear card} other {, there is room for # more gear cards}}, and the smith shows his wares {gear, plural, one {once} =2 {twice} other {# times}}',
  'event.settlement':
    '{step, select, over {The campaign is over: it is {result, select, won {won} other {lost}}} outcome {The party comes back to town} upgrade {A few days of rest, and of work to be done} refresh {Wounds close, actions are ready, gear is mended} other {Everything goes back to the box but what you wear}}',
  'event.visit':
    '{place, select, trainer {The {hero} spends the day with the trainer} blacksmith {The {hero} calls on the blacksmith} other {The {hero} earns a name in the arena, and can carry one more gear card}}',
  'event.blacksmith': 'On the smith’s bench lie {cards}',
  'event.added-to-pool': '{card} joins the campaign pool and the decks of later quests: you will meet again',
} as const satisfies { readonly [type in AcgEvent as `event.${type}`]: string };
