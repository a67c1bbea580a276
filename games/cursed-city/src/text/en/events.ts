import type { ToldEvent } from '../../show/kinds.js';

/** Lines of the chronicle, one for each event that is told. */
export const events = {
  // --- quest and journeys ----------------------------------------------------------------------------
  'event.tutorial-begins': 'Tutorial {number}: {tutorial}.',
  'event.tutorial-ends': '{result, select, success {Complete} other {Out of action}}. {text}',
  'event.quest-begins': '{quest} begins.',
  'event.leader': 'Leader: {seat}.',
  'event.journey-chosen': 'The journey: {journey}.',
  'event.hero-picked': '{hero} comes along.',
  'event.set-up': '{map, select, none {The city is laid as you go} other {Map: {map}}}.',
  'event.placed': '{hero} starts at {at}.',
  'event.journey-ends':
    '{result, select, success {Success} other {Failure}} after {turns, plural, one {# turn} other {# turns}}. {text}',
  'event.quest-ends': '{result, select, won {The quest is won.} other {The quest is lost.}}',
  'event.unlocked': '{what} is known now.',

  // --- turns -----------------------------------------------------------------------------------------
  'event.turn': 'Turn {turn}',
  'event.phase': 'Event phase of turn {turn}',
  'event.nightfall':
    'The nightfall token moves: {left, plural, =0 {it is night} one {# space to night} other {# spaces to night}}.',
  'event.night-falls': 'Night falls. The hostiles turn to their Empowered side.',
  'event.day-breaks': 'Day breaks.',
  'event.quest-track': 'Quest track: {now}.',
  'event.destiny':
    'Destiny dice {dice}: {count, plural, =0 {all are set aside} one {{available} is available} other {{available} are available}}.',
  'event.destiny-skipped': 'No destiny dice are rolled this turn.',
  'event.destiny-spent': '{hero} spends a destiny {score}.',
  'event.destiny-moved': 'Available destiny dice: {count, plural, =0 {none} other {{available}}}.',
  'event.activation-roll': 'Dice: {hero} {dice}.',
  'event.initiative': 'Initiative: {order}.',
  'event.initiative-changed': 'Initiative now: {order}.',
  'event.gambit': '{hero} changes places with {with}.',
  'event.activates': '{who}',

  // --- dice ------------------------------------------------------------------------------------------
  'event.rolled':
    '{by} rolls{test, select, agility { for Agility} vitality { for Vitality} defence { for Defence} other {}}: {result, select, failure {failure} success {success} other {critical success}}.',
  'event.rerolled':
    '{by} re-rolls: {result, select, failure {failure} success {success} other {critical success}}.',
  'event.die-spent': '{hero} spends a {score}.',
  'event.die-changed':
    '{to, select, none {{hero} loses a {from}} other {A {from} of {hero} becomes a {to}}}.',
  'event.dice-lowered': '{hero} keeps {dice} for reactions.',

  // --- heroes ----------------------------------------------------------------------------------------
  'event.action': '{hero}: {action}{free, select, yes { for free} other {}}.',
  'event.moved': '{figure} moves to {place}.',
  'event.shifted': '{figure} is moved to {to}.',
  'event.searched': '{hero} searches{thing, select, none {} other { {thing}}}.',
  'event.discovered':
    '{hero} finds {type, select, trap {a trap: {card}} crisis {a crisis: {card}} other {{card}}}.',
  'event.treasure-gained': '{hero} keeps {card}.',
  'event.treasure-lost': '{hero} discards {card}.',
  'event.realmstone-gained': '{hero} gains {card}.',
  'event.item-gained': '{hero} now carries {item}.',
  'event.item-lost': '{hero} no longer carries {item}.',
  'event.traded': '{from} gives {what} to {to}.',
  'event.zone-placed':
    '{hero, select, none {The extraction zone is placed} other {{hero} places the extraction zone}}.',
  'event.inspiration':
    '{change, select, gained {{hero} gains {count, plural, one {# inspiration point} other {# inspiration points}}} other {{hero} spends {count, plural, one {# inspiration point} other {# inspiration points}}}}.',
  'event.inspired': '{hero} is inspired.',
  'event.freed': '{by} {ailment, select, buried {digs {hero} out} other {frees {hero}}}.',
  'event.experience':
    '{hero} {experience, select, 0 {starts again on level {level}} 1 {is now a novice} other {is now a veteran}}.',
  'event.level-gained': '{hero} reaches level {level}{trait, select, none {} other { and gains {trait}}}.',
  'event.empowered': '{hero} buys {card}.',

  // --- fighting --------------------------------------------------------------------------------------
  'event.attack': '{attacker} attacks {target} with {weapon}.',
  'event.attack-result':
    'The attack {result, select, failure {misses} success {is a success: {damage} damage} other {is a critical success: {damage} damage}}.',
  'event.hostile-damaged': '{hostile} suffers {count} damage.',
  'event.damage-ignored': '{hostile} ignores the damage.',
  'event.damage-reduced': '{figure} suffers {by} less.',
  'event.hostile-slain': '{hostile} is slain.',
  'event.hero-damaged': '{hero} suffers {count} damage.',
  'event.wound':
    '{grievous, select, yes {A wound of {hero} becomes grievous} other {{hero} is wounded (space {space})}}.',
  'event.healed':
    '{now, select, none {A wound of {hero} heals} other {A grievous wound of {hero} becomes a wound}}.',
  'event.hero-out': '{hero} is out of action.',
  'event.hero-dies': '{hero} dies.',
  'event.hero-returned': '{hero} returns at {at}.',
  'event.hero-away': '{hero} goes, and is away until the next activation.',
  'event.ailment': '{figure} is {ailment}.',
  'event.ailment-over': '{figure} is no longer {ailment}.',
  'event.reaction': '{hero} reacts to {hostile} with a {score}.',
  'event.reaction-lapsed': '{hero} reacts too late and loses the die.',

  // --- hostiles --------------------------------------------------------------------------------------
  'event.encounter-drawn':
    '{card, select, none {A facedown encounter card takes place {number}} other {Group {number}: {card}}}.',
  'event.group-arrives': 'Group {number} arrives: {card}.',
  'event.deployed': '{hostile} appears at {at}.',
  'event.not-deployed': '{hostile} finds no room.',
  'event.driven-off': 'Group {number} is driven off.',
  'event.behaviour': '{category}: {name} ({score}).',
  'event.stands-up': '{hostile} is stunned and only stands up.',
  'event.removed': '{hostile} leaves the battlefield.',

  // --- the battlefield -------------------------------------------------------------------------------
  'event.gateway-opened': '{link} opens.',
  'event.exploration':
    '{fits, select, yes {{card} is explored} other {{card} does not fit and is set aside}}.',
  'event.tile-added': 'A new tile: {face}.',
  'event.tile-removed': '{face} is lost to the fog.',
  'event.thing-placed': '{thing} lies at {at}.',
  'event.thing-removed': '{thing} is gone from the battlefield.',
  'event.gravetide': 'The Suffocating Gravetide lies on {face}.',

  // --- events and crises -----------------------------------------------------------------------------
  'event.event': '{name}{text, select, none {.} other {: {text}}}',
  'event.crisis': 'Crisis: {entry}.',
  'event.crisis-cancelled': 'The crisis is cancelled: no hero can be spared.',
  'event.entry': '{entry}.',
  'event.extraction-event': '{name}{text, select, none {.} other {: {text}}}',
  'event.survival': '{dead, select, yes {{hero} does not survive} other {{hero} survives}} (roll {score}).',
  'event.track': '{track, select, fear {Fear} other {Influence}} is now {now}.',
  'event.destroyed': '{journey}: this evil is destroyed for good.',
  'event.pending': `{what, select,
    destiny_skip {The next destiny roll is skipped}
    destiny_all_available {After the next destiny roll all destiny dice are available}
    night {From the last extraction: the journey begins at night}
    villain {From the last extraction: someone is waiting for you}
    damage {From the last extraction: each hero suffers 1 damage}
    disease {From the last extraction: each hero is diseased}
    inspiration {From the last extraction: each hero gains 1 inspiration point}
    other {Something is still to come}}.`,

  // --- cards -----------------------------------------------------------------------------------------
  'event.ability': '{hero, select, none {} other {{hero}: }}{ability}.',
  'event.counted': '{counter}: {now}.',
  'event.stat-changed': '{figure} has {add} {stat} for a while.',
  'event.forbidden': '{figure} cannot {verb} for a while.',
} as const satisfies { readonly [type in ToldEvent as `event.${type}`]: string };
