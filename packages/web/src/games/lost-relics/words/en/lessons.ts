/** Lost Relics teaches itself. Every sentence of a coach is true on the table that lies there: the lessons are played in a test. */
export const lessons = {
  'lessons.lead.lost-relics':
    'Six short lessons in the first room of the house, one idea each. Then your first adventure, with somebody behind your chair.',
  'lesson.name.moving': 'Areas, doors and steps',
  'lesson.about.moving': 'How far a hero goes, how many fit into an area, and what holds you there.',
  'lesson.name.dice': 'Action dice',
  'lesson.about.dice': 'Any die pays for any action. A high one inspires it.',
  'lesson.name.strikes': 'Blows and wounds',
  'lesson.about.strikes': 'What an attack does to hostiles, and what theirs do to you.',
  'lesson.name.reactions': 'Why hostiles do what they do',
  'lesson.about.reactions': 'Every action is answered, by one hostile, by fixed rules.',
  'lesson.name.chains': 'Action chains',
  'lesson.about.chains': 'A 1 calls for a 2, a 2 for a 3, and nobody may answer in between.',
  'lesson.name.recovery': 'Treasure, rest and havens',
  'lesson.about.recovery': 'What lies about, how damage goes away, and how the fallen come back.',
  'lesson.name.first-relic': 'Your first adventure',
  'lesson.about.first-relic':
    'The whole of Waking Stones with a coach who says what matters, until you tell him to be quiet. It is kept like any adventure.',

  'lesson.moving.areas':
    'The board is divided into areas. Two areas that touch, even at a corner only, are adjacent. Luxa stands in the one with the ring.',
  'lesson.moving.turn':
    'Heroes take their turns in the order of the initiative line. Luxa is first. She has three dice, and each pays for one action.',
  'lesson.moving.move': 'Let her move. A move is one or two steps, each into an adjacent area.',
  'lesson.moving.die':
    'Any die pays for a move. High ones do more, so keep those and choose the die that shows a 2. It is spent: it leaves her dice and lies on her Move.',
  'lesson.moving.limit':
    'Each area holds only so many figures, heroes and hostiles together. Nobody walks into a full one, and nobody walks through a closed door.',
  'lesson.moving.step': 'Step into the Hall of Names, in the middle of the room.',
  'lesson.moving.engaged':
    'There are at least as many hostiles as heroes here. That makes every hero in the area engaged.',
  'lesson.moving.stopped':
    'Luxa became engaged as she came in, so her move was over, though it had a second step.',
  'lesson.moving.evade':
    'Who is engaged can neither move nor interact. Fighting stays possible, and an inspired move may evade: then nothing holds you.',
  'lesson.moving.door':
    'The stair behind this door is shut. Whoever is beside it and not engaged can open it by interacting; it then stays open. Hostiles care for no door.',
  'lesson.moving.end':
    'From where she stands Luxa sees her own area and the adjacent ones, and nothing behind closed doors. What she sees can see her.',

  'lesson.dice.three':
    'At the start of each round every hero rolls three action dice. They lie on his card until he spends them.',
  'lesson.dice.any': 'Every action costs one die, whatever it shows. Even a 1 throws a Bolt.',
  'lesson.dice.inspired':
    'Beside the name stands a number: 5+. A die of 5 or more inspires the action, and the second number counts: Bolt deals 3 damage instead of 2.',
  'lesson.dice.choose': 'Regis has a 5. Spend it, and the Bolt is inspired.',
  'lesson.dice.target': 'A ranged attack reaches whatever he sees. Take the first one that is offered.',
  'lesson.dice.dealt':
    'No roll to hit: the target took the 3 damage of an inspired Bolt, and that was enough.',
  'lesson.dice.left':
    'Two dice, two more actions. If he ended his turn now they would be set to 1 and be nearly worthless.',
  'lesson.dice.destiny':
    'A hero with a destiny token can give it up before spending a die, and turn that die to any side. Adventures and cards hand them out.',
  'lesson.dice.end':
    'At the end of the round all dice that are left go back. Nothing is saved for later, so look whose dice are good for what.',

  'lesson.strikes.range':
    'A melee attack reaches your own area only. Luxa’s Javelin is ranged: her area and all she sees beside it.',
  'lesson.strikes.no-roll': 'Attacks always hit. Javelin deals 1 damage, inspired 2. Let her throw it.',
  'lesson.strikes.die': 'Spend the die that shows a 2. It does not inspire: the Javelin deals 1 damage.',
  'lesson.strikes.target':
    'A Skeleton has resilience 2. One blow of 2 or more slays it, a smaller one wounds it. Take the first that is offered.',
  'lesson.strikes.wounded':
    'The Skeleton is wounded: its token is turned. Any further damage slays it, however little.',
  'lesson.strikes.blocked':
    'Now a hostile answers. The Champion wants to join you, but there is no room: so it strikes from where it stands. You say whom. Take the first.',
  'lesson.strikes.leader':
    'A leader like the Champion is not turned. Damage stays on it as tokens until they reach its resilience.',
  'lesson.strikes.heroes':
    'Heroes collect damage tokens too. Luxa has some already, from the adventure phase that opened the round.',
  'lesson.strikes.flip':
    'When the tokens reach her resilience, they all go away and her card is turned to the wounded side, with actions of its own.',
  'lesson.strikes.out':
    'Reaching it once more puts a wounded hero out of action: off the board, until somebody brings him back.',
  'lesson.strikes.end':
    'You lose when all four are out of action at once. So spread the blows: you often choose who takes them.',

  'lesson.reactions.answer':
    'After every action exactly one hostile reacts, one that the hero who acted can see. If he sees none, nothing happens.',
  'lesson.reactions.act': 'See for yourself. Let Regis throw his Bolt.',
  'lesson.reactions.die': 'Spend the 3.',
  'lesson.reactions.target': 'Whatever he sees will do. Take the first.',
  'lesson.reactions.who':
    'The Champion reacts, because a leader in sight always comes first. No minion may be picked before it.',
  'lesson.reactions.near':
    'With no leader in sight it would be one in Regis’s own area; and with none there, anyone he sees.',
  'lesson.reactions.harm':
    'Among equals, one whose reaction hurts somebody goes before one whose reaction does not. The rest is your choice.',
  'lesson.reactions.list':
    'It does everything its card lists, in that order: the Champion moves, then attacks. What cannot be done is passed over.',
  'lesson.reactions.pick': 'You pick the victim, and it need not be the one who acted. Take the first.',
  'lesson.reactions.four':
    'There are four reactions: attack, move, retreat out of sight, and execute, which strikes whoever has the most damage tokens.',
  'lesson.reactions.leaders':
    'When all heroes have had their turn, every leader acts once more, by the leader action on its card.',
  'lesson.reactions.adventure':
    'And each round begins with the adventure phase: there the hostiles do what the adventure says.',
  'lesson.reactions.end':
    'Ending a turn without acting is answered as well. Once you have acted, you may stop without another answer.',

  'lesson.chains.one': 'Regis has a 1. As a number it is poor, but it can start an action chain.',
  'lesson.chains.act': 'A chain begins with any action that is paid with a 1. Let him throw his Bolt.',
  'lesson.chains.spend': 'Spend the 1.',
  'lesson.chains.target': 'The Bolt deals its 2 damage, 1 or not. Take the first target.',
  'lesson.chains.start':
    'Now any hero with a 2 may act at once, whether it is his turn or not. Then one with a 3, and so on up to 6.',
  'lesson.chains.worth':
    'Within a chain no hostile reacts. Six actions in a chain are answered once, not six times.',
  'lesson.chains.two': 'Dhoraz has a 2. Let him go on.',
  'lesson.chains.link':
    'The 2 comes off his own card; he has one die less when his turn comes. Swing the hammer.',
  'lesson.chains.three': 'Nobody has reacted yet. A 3 could follow, and there is somebody who has one.',
  'lesson.chains.enough': 'You need not go on. Let the chain end here and see what follows.',
  'lesson.chains.reaction':
    'One reaction, to Dhoraz, because he acted last. So a chain is best ended by somebody who can take a blow.',
  'lesson.chains.goes-on': 'Then Regis goes on with his own turn, with the dice he still has.',
  'lesson.chains.end':
    'High links may be inspired as well. Before you spend a 1, look at everybody’s dice: 1, 2, 3 and more are worth waiting for.',

  'lesson.recovery.object':
    'Objects can be used by whoever stands in their area. In this display case lies a treasure, and Dhoraz is right beside it.',
  'lesson.recovery.free':
    'Using things and opening doors is the action Interact. It needs a hero who is not engaged.',
  'lesson.recovery.die': 'Interact cannot be inspired, so a low die is good enough. Spend the 3.',
  'lesson.recovery.treasure':
    'A treasure card. Whoever finds it keeps it, or hands it to anybody at once; later it cannot change hands.',
  'lesson.recovery.types':
    'Everyone can hold one weapon, one armour and one artefact, and any number of things without a type. Let Dhoraz keep it.',
  'lesson.recovery.held':
    'It lies with Dhoraz now. Unless it names another hero, he can do what it says from now on.',
  'lesson.recovery.crowd':
    'The Champion reacts, finds no room beside you and strikes from where it stands. Say whom; take the first.',
  'lesson.recovery.rest':
    'Damage goes away by resting: 1 token, 2 if inspired. Inspired and without tokens, a wounded hero turns back to the unwounded side.',
  'lesson.recovery.sight': 'But nobody rests while a hostile is in sight. Get away first, or clear the room.',
  'lesson.recovery.haven':
    'This area is a haven. At the end of a round, if it is empty and a hero stands beside it, one who is out of action returns there, unwounded.',
  'lesson.recovery.end':
    'Whoever goes out of action loses one treasure card and drops what he carries. So do not let it come to that.',

  'lesson.relic.start':
    'Keep together: hostiles engage a lone hero at once. Both areas will do, if nobody stands alone.',
  'lesson.relic.homeward':
    'The Champion has fallen. Read the objective again: what is left of it, and how far is everybody from the stair?',
  'lesson.relic.rest':
    'Nobody is in sight, and this hero is hurt. A quiet moment like this is what Rest is for.',
  'lesson.relic.champion':
    'The Champion is in sight, and damage stays on it. Strong attacks with high dice belong here; it answers every action, anyway.',
  'lesson.relic.one':
    'There is a 1 among the dice. Look whether somebody has a 2 and a 3: then begin a chain with it.',
  'lesson.relic.engaged':
    'This hero is engaged: attack, or leave with an inspired move that evades. Slaying one may be enough to be free.',
  'lesson.relic.fight': 'Hostiles share the area. Finish the wounded ones first: any damage slays them.',
  'lesson.relic.case': 'Something here can be used. Not engaged, and a low die to spare? Then interact.',
  'lesson.relic.shoot':
    'Hostiles are in sight. Who shoots should shoot now; who fights hand to hand walks, but not alone.',
  'lesson.relic.free':
    'Nothing is near. Move on together, and mind where you stop: with as many hostiles as heroes you are held.',
  'lesson.relic.die':
    'Spend the lowest die that does what you want. High dice are for actions that they inspire.',
  'lesson.relic.change': 'One of the three, or none: further, out of an engagement, or into a full area.',
  'lesson.relic.step': 'Count before you step: hostiles at least as many as heroes there, and you are stuck.',
  'lesson.relic.target': 'The answer says what will come of it. Slaying one is better than wounding two.',
  'lesson.relic.reaction':
    'You pick who reacts. Take the one that hurts least, or that walks into your blades.',
  'lesson.relic.victim':
    'You pick who is hit. Give the blow to somebody who has tokens to spare, before the card turns.',
  'lesson.relic.hostile':
    'Hostiles act, but you choose how. Lead them where you are strong, and not to somebody alone.',
  'lesson.relic.chain':
    'Every link is an action without an answer. End with somebody who can take the reaction.',
  'lesson.relic.treasure': 'Give it to whoever can use it; later it cannot change hands.',
  'lesson.relic.too-many': 'Part with what you would use least.',
  'lesson.relic.back': 'Bring back whoever is needed most for what is left to do.',
  'lesson.relic.interact': 'Doors stay open, and most objects can be used once. Both may be worth it now.',
  'lesson.relic.ability': 'Read it once more: what does it cost, and will there be a better moment?',
  'lesson.relic.shift': 'Moving somebody changes who is engaged, on your side as well as on theirs.',
  'lesson.relic.any': 'Read the answers and what stands below them; nothing else happens here.',
} as const;
