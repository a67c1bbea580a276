/** Several events in one sentence, and the pages at the beginning and the end of a journey. */
export const told = {
  'told.turn':
    'Turn {turn}{left, plural, =0 {, night} one {, one space to night} other {, # spaces to night}}',
  'told.rolls': 'Dice: {rolls}.',
  'told.joined': '{list} come along.',
  'told.placed': 'Drop zone: {list}.',
  'told.groups': 'Hostile groups: {list}.',
  'told.deployed': '{list} {count, plural, one {appears} other {appear}} on {tile}.',
  'told.removed': '{list} leave the battlefield.',
  'told.driven-off': 'Group {number} is driven off. A facedown encounter card takes its place.',
  'told.pays': '{hero} {paid, select, destiny {spends a destiny {dice}} other {spends a {dice}}}: {action}.',
  'told.pays-attack':
    '{hero} {paid, select, destiny {spends a destiny {dice}} other {spends a {dice}}} to attack.',
  'told.pays-move':
    '{hero} {paid, select, destiny {spends a destiny {dice}} other {spends a {dice}}} and {action, select, run {runs} other {moves}} to {place}.',
  'told.gambit':
    '{hero} {paid, select, inspiration {spends 2 inspiration points} other {spends a {dice}}} on a gambit: {result, select, failure {failure} success {success} other {critical success}}{with, select, none {} other {, and changes places with {with}}}.',
  'told.attack': `{lead, select,
    pays {{attacker} {paid, select, destiny {spends a destiny {dice}} other {spends a {dice}}} and attacks {target}}
    reacts {{attacker} reacts with a {dice} and attacks {target}}
    moves {{attacker} moves to {place} and attacks {target}}
    other {{attacker} attacks {target}}} with {weapon}{result, select,
    none {}
    failure {, but misses}
    success {: success{read, select, yes {, {damage} damage} other {}}}
    other {: critical success{read, select, yes {, {damage} damage} other {}}}}.{fate, select,
    slain { {target} is slain.}
    ignored { {target} ignores it.}
    unhurt { {target} suffers nothing.}
    reduced { {target} suffers only {count}.}
    reducedSlain { {target} suffers only {count}, and is slain.}
    raised { {target} suffers {count}.}
    blocked { {target} blocks it all.}
    partly { {target} blocks {by} and suffers {count}.}
    other {}}{out, select, yes { {target} is out of action.} other {}}`,
  'told.hit': `{result, select,
    none {{target} suffers {damage} damage}
    failure {The attack misses}
    other {The attack deals {damage} damage}}.{fate, select,
    slain { {target} is slain.}
    ignored { {target} ignores it.}
    unhurt { {target} suffers nothing.}
    reduced { {target} suffers only {count}.}
    reducedSlain { {target} suffers only {count}, and is slain.}
    raised { {target} suffers {count}.}
    blocked { {target} blocks it all.}
    partly { {target} blocks {by} and suffers {count}.}
    other {}}{out, select, yes { {target} is out of action.} other {}}`,
  'told.defends':
    '{fate, select, blocked {{target} blocks it all} partly {{target} blocks {by} and suffers {count}} other {{target} suffers {count}}}{out, select, yes {, and is out of action} other {}}.',
  'told.inspired-by':
    '{ability}: {hero} gains {count, plural, one {# inspiration point} other {# inspiration points}}.',
  'told.rerolled':
    '{by} spends an inspiration point and re-rolls: {result, select, failure {failure} success {success} other {critical success}}.',
  'told.wounds': '{hero} suffers {count} damage{out, select, yes { and is out of action} other {}}.',
  'told.healed':
    '{count, plural, one {A wound} other {# wounds}} of {hero} {count, plural, one {heals} other {heal}}.',
  'told.found':
    '{hero} searches{thing, select, none {} other { {thing}}}: {type, select, trap {a trap, {card}} crisis {a crisis, {card}} other {{card}}}.',
  'told.zone':
    '{hero, select, none {The extraction zone is placed} other {{hero} places the extraction zone}}. {link} opens.',
  'told.gravetide': '{left} is lost to the fog. The Suffocating Gravetide now lies on {face}.',
  'told.things': '{thing} {count, plural, one {lies} other {lie}} on {tile}.',
  'told.dies': '{hero} does not survive (roll {score}).',

  'page.tutorial': 'Tutorial {number}: {tutorial}',
  'page.tutorial-ends': '{tutorial}: {result, select, success {complete} other {out of action}}',
  'page.quest': '{quest}',
  'page.journey': '{journey}',
  'page.place': '{quest}, journey {number}. Fear {fear}, influence {influence}.',
  'page.story': '{story}',
  'page.goal': 'Your goal: {goal}',
  'page.lost':
    'The journey ends when all heroes are out of action, or when every hero still standing is in the extraction zone. It also ends when a hero is away in a crisis and no hero is left to return to.',
  'page.night': 'It is night from the start.',
  'page.limit': '{text}',
  'page.crisis': 'Crisis: {entry}',
  'page.entry': '{entry}',
  'page.ends': '{journey}: {result, select, success {success} other {failure}}',
  'page.why': `{why, select,
    victory {Goal met: {goal}}
    out {All four heroes were out of action.}
    stretched {No one was left on the battlefield for those who were away to come back to.}
    late {It was too late: {goal}}
    outside {The work was done, but you did not extract in time: {goal}}
    other {You went home without it: {goal}}}`,
  'page.turns': 'It took {turns, plural, one {# turn} other {# turns}}.',
  'page.quest-ends': '{quest}: {result, select, won {victory} other {defeat}}',
  'page.quest-why': `{result, select,
    won {Radukar is dead, and all who served him.}
    fear {Fear has reached 10.}
    influence {Influence has reached 10.}
    other {Too few heroes are alive for another journey.}}`,
  'page.destroyed': '{journey}: destroyed for good',
  'page.unlocked': '{what}',
  'page.track': '{track, select, fear {Fear} other {Influence}} is now {now}',
} as const;
