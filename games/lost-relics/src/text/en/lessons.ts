import type { LessonWords } from '../../lessons/words.js';

/** Lost Relics teaches itself. Every sentence of a coach is true on the table that lies there: the lessons are played in a test. */
export const lessons: LessonWords = {
  lead: 'Six short lessons in the first room of the house, one idea each. Then your first adventure, with a coach.',
  steps: {
    moving: {
      name: 'Areas, doors and steps',
      about: 'How far a hero goes, how many fit into an area, and what holds you there.',
    },
    dice: { name: 'Action dice', about: 'Any die pays for any action. A high one inspires it.' },
    strikes: { name: 'Attacks and wounds', about: 'What attacks do to hostiles, and to you.' },
    reactions: {
      name: 'Why hostiles do what they do',
      about: 'After every action one hostile reacts, by fixed rules.',
    },
    chains: { name: 'Action chains', about: 'A 1, then a 2, then a 3: several actions, only one reaction.' },
    recovery: {
      name: 'Treasure, rest and havens',
      about: 'What you can find, how damage heals, and how heroes come back.',
    },
    'first-relic': {
      name: 'Your first adventure',
      about: 'All of Waking Stones, with a coach you can hide at any time. It is saved like any adventure.',
    },
  },
  said: {
    'moving.areas':
      'The board is divided into areas. Areas that touch, even at a corner, are adjacent. Luxa stands in the one with the ring.',
    'moving.turn':
      'Heroes take turns in initiative order. Luxa is first. She has three dice, and each pays for one action.',
    'moving.move': 'Let her move. A move is one or two steps, each into an adjacent area.',
    'moving.die': 'Any die pays for a move. Keep the high ones and spend the 2. It goes on her Move action.',
    'moving.limit':
      'Each area has a limit for heroes and hostiles together. You cannot enter a full area or go through a closed door.',
    'moving.step': 'Move to the Hall of Names, in the middle of the room.',
    'moving.engaged':
      'There are at least as many hostiles as heroes here. So every hero in the area is engaged.',
    'moving.stopped':
      'Luxa became engaged when she entered, so her move ended, although she had a second step.',
    'moving.evade':
      'An engaged hero cannot move or interact, but can fight. An inspired move can evade: then you can leave.',
    'moving.door':
      'The stair door is closed. A hero beside it who is not engaged can open it with Interact. Then it stays open. Doors do not stop hostiles.',
    'moving.end':
      'Luxa sees her own area and the adjacent ones, but not behind closed doors. What she sees can see her.',

    'dice.three':
      'At the start of each round every hero rolls three action dice. They stay on the hero card until spent.',
    'dice.any': 'Every action costs one die of any value. Even a 1 pays for Bolt.',
    'dice.inspired':
      'The 5+ beside the name means: a die of 5 or more inspires the action. Then the second number counts: Bolt deals 3 damage instead of 2.',
    'dice.choose': 'Regis has a 5. Spend it for an inspired Bolt.',
    'dice.target': 'A ranged attack can hit any hostile in sight. Choose the first one.',
    'dice.dealt': 'There is no roll to hit. The inspired Bolt dealt 3 damage, and that was enough.',
    'dice.left': 'Two dice, two more actions. If he ended his turn now, they would become 1s.',
    'dice.destiny':
      'A hero can spend a destiny token before spending a die, to change that die to any value. Adventures and cards give these tokens.',
    'dice.end':
      'All unused dice are removed at the end of the round. You cannot save them, so look who can use which die best.',

    'strikes.range':
      'A melee attack reaches only your own area. Luxa’s Javelin is ranged: it also reaches adjacent areas in sight.',
    'strikes.no-roll': 'Attacks always hit. Javelin deals 1 damage, inspired 2. Use it.',
    'strikes.die': 'Spend the 2. It does not inspire, so Javelin deals 1 damage.',
    'strikes.target':
      'A Skeleton has resilience 2. An attack of 2 or more slays it, a weaker one wounds it. Choose the first one.',
    'strikes.wounded': 'The Skeleton is wounded: its token is flipped. Any more damage slays it.',
    'strikes.blocked':
      'Now a hostile reacts. The Champion cannot reach you (no room), so it attacks from its area. Choose who takes the damage: take the first.',
    'strikes.leader':
      'A leader like the Champion is not flipped. It keeps damage tokens until they reach its resilience.',
    'strikes.heroes':
      'Heroes collect damage tokens too. Luxa took some in the adventure phase at the start of the round.',
    'strikes.flip':
      'When the tokens reach her resilience, remove them and flip her card to the wounded side, which has its own actions.',
    'strikes.out': 'A wounded hero who reaches it again is out of action: off the board until brought back.',
    'strikes.end':
      'You lose when all four are out of action at once. So spread the damage: you often choose who takes it.',

    'reactions.answer':
      'After every action exactly one hostile in sight of the acting hero reacts. If none is in sight, nothing happens.',
    'reactions.act': 'Try it. Let Regis use Bolt.',
    'reactions.die': 'Spend the 3.',
    'reactions.target': 'Any target will do. Choose the first.',
    'reactions.who': 'The Champion reacts: a leader in sight always comes before minions.',
    'reactions.near':
      'With no leader in sight, a hostile in Regis’s own area reacts. If there is none, any hostile in sight.',
    'reactions.harm': 'Among equals, one whose reaction hurts a hero comes first. Otherwise you choose.',
    'reactions.list':
      'It does everything listed on its card, in order: the Champion moves, then attacks. It skips what it cannot do.',
    'reactions.pick': 'You choose the target. It need not be the hero who acted. Choose the first.',
    'reactions.four':
      'There are four reactions: attack, move, retreat out of sight, and execute, which hits the hero with the most damage.',
    'reactions.leaders':
      'After all hero turns, every leader acts once more, with the leader action on its card.',
    'reactions.adventure':
      'And each round starts with the adventure phase: the hostiles do what the adventure says.',
    'reactions.end':
      'Ending a turn without acting also causes a reaction. Ending it after an action does not.',

    'chains.one': 'Regis has a 1. It is low, but it can start an action chain.',
    'chains.act': 'Any action paid with a 1 starts a chain. Use Bolt.',
    'chains.spend': 'Spend the 1.',
    'chains.target': 'Bolt still deals 2 damage. Choose the first target.',
    'chains.start':
      'Now any hero with a 2 may act at once, even out of turn. Then one with a 3, and so on up to 6.',
    'chains.worth': 'No hostile reacts within a chain. Six actions in a chain cause one reaction, not six.',
    'chains.two': 'Dhoraz has a 2. Let him continue the chain.',
    'chains.link': 'He spends his own die, so he has one less on his turn. Swing the hammer.',
    'chains.three': 'No reaction yet. A 3 could follow, and one hero has one.',
    'chains.enough': 'You may stop at any time. End the chain here and see what follows.',
    'chains.reaction':
      'One reaction, to Dhoraz, because he acted last. So end a chain with a hero who can take the damage.',
    'chains.goes-on': 'Then Regis continues his turn with his remaining dice.',
    'chains.end':
      'High dice in a chain can inspire too. Before you spend a 1, look at all dice: 1, 2, 3 and more are worth waiting for.',

    'recovery.object':
      'Heroes can use objects in their area. This display case holds a treasure, and Dhoraz is right beside it.',
    'recovery.free': 'Interact uses objects and opens doors. The hero must not be engaged.',
    'recovery.die': 'Interact cannot be inspired, so a low die is enough. Spend the 3.',
    'recovery.treasure':
      'A treasure card. Keep it, or give it to another hero now. You cannot trade it later.',
    'recovery.types':
      'Each hero can have one weapon, one armour, one artefact, and any number of cards without a type. Let Dhoraz keep it.',
    'recovery.held': 'Now it belongs to Dhoraz. Unless it names another hero, he can use it.',
    'recovery.crowd':
      'The Champion reacts. There is no room to move in, so it attacks from its area. Choose the first hero.',
    'recovery.rest':
      'Rest removes 1 damage token, inspired 2. With no tokens left, an inspired Rest flips a wounded hero to the unwounded side instead.',
    'recovery.sight': 'But you cannot rest with a hostile in sight. Get away first, or clear the room.',
    'recovery.haven':
      'This area is a haven. At the end of a round, if it is empty and a hero is beside it, a hero who is out of action returns there, unwounded.',
    'recovery.end':
      'A hero who goes out of action loses one treasure card and drops carried objects. Avoid it.',

    'relic.start':
      'Keep together: a lone hero is quickly engaged. Either area is fine, as long as no hero stands alone.',
    'relic.homeward':
      'The Champion is slain. Read the objective again: what is left to do, and how far is the stair?',
    'relic.rest': 'No hostile is in sight and this hero is hurt. A good time to rest.',
    'relic.champion':
      'The Champion is in sight and keeps its damage. Use strong attacks with high dice here. It reacts to every action anyway.',
    'relic.one': 'One of the dice is a 1. If heroes have a 2 and a 3, start a chain with it.',
    'relic.engaged':
      'This hero is engaged: attack, or evade with an inspired move. Slaying one hostile may be enough.',
    'relic.fight': 'Hostiles are in your area. Finish the wounded ones first: any damage slays them.',
    'relic.case': 'You can use something here. If you are not engaged and have a low die, interact.',
    'relic.shoot': 'Hostiles are in sight. Use ranged attacks now. Melee heroes move closer, but not alone.',
    'relic.free':
      'No hostile is near. Move on together, and mind where you stop: with as many hostiles as heroes you are engaged.',
    'relic.die': 'Spend the lowest die that does the job. Keep high dice for actions they inspire.',
    'relic.change': 'Choose one or none: move further, leave an engagement, or enter a full area.',
    'relic.step': 'Count first: if the area has at least as many hostiles as heroes, you will be engaged.',
    'relic.target': 'Each answer shows its result. Slaying one hostile is better than wounding two.',
    'relic.reaction':
      'You choose who reacts. Choose the one that hurts least, or that moves into your reach.',
    'relic.victim': 'You choose who takes the damage. Choose a hero whose card will not flip.',
    'relic.hostile': 'Hostiles act, but you choose how. Move them to strong heroes, not to a lone one.',
    'relic.chain': 'No hostile reacts within a chain. End it with a hero who can take the reaction.',
    'relic.treasure': 'Give it to the hero who can use it best. You cannot trade it later.',
    'relic.too-many': 'Discard what you would use least.',
    'relic.back': 'Bring back the hero you need most.',
    'relic.interact': 'Doors stay open, and most objects can be used once.',
    'relic.ability': 'Check what it costs. Will there be a better time?',
    'relic.shift': 'Moving a figure changes who is engaged, on both sides.',
    'relic.any': 'Read the answers and the facts below them.',
  },
};
