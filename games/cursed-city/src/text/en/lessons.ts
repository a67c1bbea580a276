import type { LessonWords } from '../../lessons/words.js';

/** Cursed City teaches itself. Every sentence of a coach is true on the table that lies there: the lessons are played in a test. */
export const lessons: LessonWords = {
  lead: 'The five tutorials of the rulebook, one hero and a few rules at a time. Then your first journey, with a coach.',
  steps: {
    spaces: {
      name: 'Moving with heroes',
      about: 'Spaces, activation dice, and how far a hero goes.',
    },
    attacking: { name: 'Attacking with heroes', about: 'Two weapons, action dice, and what damage does.' },
    hostiles: { name: 'Hostiles', about: 'How hostiles decide what to do, and what wounds do to you.' },
    recuperating: { name: 'Recuperating', about: 'Fewer dice, and how to get them back.' },
    assault: { name: 'Lightning assault', about: 'Four against one: who acts when, and what stops a move.' },
    'first-hunt': {
      name: 'Your first journey',
      about: 'A whole Hunt, with a coach you can hide at any time. It is saved like any journey.',
    },
  },
  said: {
    'spaces.tile':
      'A board tile is divided into spaces. Spaces that touch, even at a corner, are adjacent. Glaurio stands at one end of the tile.',
    'spaces.dice':
      'On his card are four spaces for activation dice. They have been rolled: 2, 5, 1 and 1. Each die pays for one action.',
    'spaces.cost': 'The number in brackets is the cost. Move (1+) takes any die, Run (3+) a 3 or more.',
    'spaces.move': 'He wants to get to the mysterious object. Start with a Move: up to 3 spaces.',
    'spaces.die': 'Any die pays for a Move, so spend a 1 and keep the high ones.',
    'spaces.path':
      'Every step goes to an adjacent space, also diagonally. Go three spaces towards the object.',
    'spaces.gone': 'The die is gone. You can make the same action again as long as you have dice for it.',
    'spaces.run': 'A Run is a longer Move: 4 spaces. Only the 5 is high enough. Use it.',
    'spaces.beside':
      'A space holds one hero, or one object, or two small hostiles. So you cannot stand on the object, only next to it. Go there.',
    'spaces.object':
      'Adjacent: that was the first tutorial. On a journey, a hero beside an object can Search it with a 4 or more.',
    'spaces.enemies':
      'When you enter a space next to a hostile, your Move ends there. You will meet one next.',
    'spaces.end': 'Each turn you roll a new die for every free space of your card. So spend them all.',

    'attacking.weapons':
      'A hero’s weapons are on the card. Each attack costs a die. Glaurio has a sword, Gheistsever, and a pistol, Noblesse.',
    'attacking.melee':
      'Gheistsever is a melee weapon: it only reaches adjacent hostiles. It takes any die and rolls two d6.',
    'attacking.dual':
      'Noblesse is a dual weapon: it reaches adjacent hostiles, and others in sight. It costs 2 or more and rolls one d8.',
    'attacking.sword': 'Begin with Gheistsever.',
    'attacking.die': 'The 1 is enough for it. Noblesse could not use that die.',
    'attacking.missed':
      'Action dice show failures, successes and critical successes. Only the best die counts. Both showed failures: a miss.',
    'attacking.again': 'Three dice left. Try again with Gheistsever.',
    'attacking.keep': 'Spend the 3. Enough dice are left for Noblesse.',
    'attacking.hit':
      'A success. Gheistsever’s damage is 1/3: 1 for a success, 3 for a critical success. So it dealt 1.',
    'attacking.wounds': 'The Skeleton has 2 Wounds and keeps the damage. One more slays it.',
    'attacking.pistol':
      'Now Noblesse: 2 damage even with a plain success. It has Reload, so you can use it once per turn.',
    'attacking.shot': 'Both dice are high enough. Spend either: take the first.',
    'attacking.slain': 'Slain. Damage equal to its Wounds is enough, and any excess is lost.',
    'attacking.critical': 'A critical success deals the second damage value: 3 with either weapon.',
    'attacking.end':
      'If all four dice had missed, you would have rolled again. In a real turn the hostiles act in between.',

    'hostiles.roll':
      'When hostiles activate, the quest die decides what they do. Their card lists it. This roll means Charge.',
    'hostiles.charge': 'A Charge is two Moves and an attack. An Advance is one Move and an attack.',
    'hostiles.path': 'They take the most direct path from which they can attack the nearest hero.',
    'hostiles.tie':
      'Where several spaces are equally good, the leader chooses. That is you. Choose the first.',
    'hostiles.second':
      'Its second Move ends beside Glaurio. Again you choose between equal spaces: the first.',
    'hostiles.attack': 'It attacked like a hero does, with the dice of its weapon, and hit.',
    'hostiles.defence':
      'Glaurio made a Defence roll. A success takes 1 off the damage, a critical success 3. Here 1 damage is left.',
    'hostiles.wound':
      'Place a wound on a space of his card. A die that lies there is lost. Choose the first space.',
    'hostiles.fewer': 'No die is rolled for a wounded space. That is how damage slows a hero down.',
    'hostiles.again': 'Let it activate once more. It is beside Glaurio now, so it will not move.',
    'hostiles.grievous':
      'Two damage this time, one after the other. The first turned the wound over: it is now a grievous wound.',
    'hostiles.each':
      'The second finds no wound to turn over, so it is a new one. Place it on the second space.',
    'hostiles.out': 'With four grievous wounds, the next point of damage puts a hero out of action.',
    'hostiles.night': 'At night hostiles use the other side of their card, and it is worse.',
    'hostiles.end':
      'On a journey you are not helpless: dice that you keep are for reactions, attacks in the hostiles’ turn.',

    'recuperating.two': 'Two spaces have wounds, so only two dice were rolled.',
    'recuperating.action': 'To Recuperate, roll the dice of Glaurio’s Vitality. It costs any die. Try it.',
    'recuperating.die': 'Any die will do. Spend the first.',
    'recuperating.success': 'A success: remove a wound, or turn a grievous wound into a wound.',
    'recuperating.turn': 'Turn the grievous one: then a critical success can remove both wounds at once.',
    'recuperating.wounds': 'Two plain wounds are left, and one die. Recuperate again.',
    'recuperating.critical':
      'A critical success: it removes two wounds, or one grievous wound. Choose which wound goes first.',
    'recuperating.whole': 'Both spaces are free again. Dice come with the next roll: four of them.',
    'recuperating.end':
      'Healing costs dice that you do not fight with. A hero takes eight damage and falls on the ninth, so do not wait too long.',

    'assault.four': 'Four Skeletons. You roll and act, then all of them act, then you roll again.',
    'assault.sight': 'Everyone on the same tile sees everyone else. Nothing on a tile blocks the view.',
    'assault.shoot': 'None is adjacent yet, so the sword is no use. Shoot one with Noblesse.',
    'assault.die': 'Noblesse needs a 2 or more. Spend the 5.',
    'assault.target': 'Choose the Skeleton in the first corner, close by.',
    'assault.one': 'One down. Three are left.',
    'assault.reload': 'Noblesse must be reloaded, so it is not offered again this turn.',
    'assault.move': 'Go to the second Skeleton. Your Move ends as soon as you are next to a hostile.',
    'assault.cheap': 'Spend the 1.',
    'assault.close': 'Go beside it, into the corner where only one of them reaches you at once.',
    'assault.strike': 'With a hostile beside you, you can only attack those beside you. Use Gheistsever.',
    'assault.either': 'Spend the first of your two dice.',
    'assault.finish': 'It has 1 damage. Strike again with the last die.',
    'assault.turn': 'Your dice are spent, so the Ulfenwatch activate. One roll counts for all of them.',
    'assault.nearest': 'The nearest to you acts first. These two are equally near, so you choose.',
    'assault.out': 'The combat ends when all are slain, or when Glaurio has no space left for a wound.',
    'assault.end': 'You can fight on from here. Or set out on your first journey: a Hunt, with four heroes.',

    'hunt.drop': 'Your heroes start in the drop zone. Put those who fight hand to hand in front.',
    'hunt.models': 'Take a champion for every group if there is one: champions are what you hunt.',
    'hunt.deploy': 'You place the hostiles. Far from your heroes is better for you.',
    'hunt.gambit': 'A gambit costs a die and may let a hero act before a dangerous group. Otherwise decline.',
    'hunt.home':
      'Six champions are slain. Get out: at a closed gateway a hero can Extract with a 4 or more, then everyone goes into the zone.',
    'hunt.heal': 'This hero has few free spaces, and no hostile is near. A good time to Recuperate.',
    'hunt.champion': 'A champion is in sight. Your goal is to slay six, so spend your best dice here.',
    'hunt.fight':
      'Hostiles are beside you. Finish those that have damage, and use your strongest weapon first.',
    'hunt.search':
      'An object is beside you. If no hostile is, Search it with a 4 or more: it may be treasure.',
    'hunt.sight':
      'Hostiles are in sight. Shoot if you can. If not, let them come, and keep dice for reactions.',
    'hunt.dark':
      'It is night, and hostiles are stronger. Keep together, and do not stay longer than you must.',
    'hunt.move': 'No hostile is in sight. Move on together. Dice that you keep lose 1 and are for reactions.',
    'hunt.die':
      'Spend the lowest die that does the job. A hero can spend two destiny dice per turn: they belong to all.',
    'hunt.path': 'Next to a hostile your Move ends. Marked spaces show where hostiles could strike next.',
    'hunt.target': 'Each answer shows the result. A group with a third or fewer left is driven off.',
    'hunt.react':
      'A hostile has acted in your sight. A kept die pays for one attack on it. At the end of the phase such dice are lost.',
    'hunt.hostile':
      'Hostiles act by their table. Where spaces are equally good, you choose: keep them away from weak heroes.',
    'hunt.victim': 'You choose who is attacked. Choose the hero with the most free spaces.',
    'hunt.wound': 'Choose a space without a die if there is one, otherwise the one with the lowest die.',
    'hunt.healing': 'More free spaces mean more dice next turn. Choose what frees most.',
    'hunt.point':
      'Roll: it costs nothing. With 3 inspiration points the hero is inspired and turns the card over.',
    'hunt.again': 'A point re-rolls one die. Keep points if you are close to 3 and not yet inspired.',
    'hunt.found': 'A hero holds one treasure. Keep the one that this hero will use.',
    'hunt.zone': 'Choose where the extraction zone lies. Near to most heroes is good.',
    'hunt.crisis':
      'The acting hero leaves the battlefield until their next activation. Choose one who can be spared.',
    'hunt.back': 'A hero recovers or comes back. Choose the one you need most.',
    'hunt.ill': 'An ailment gets in the way. Give up your least useful die.',
    'hunt.ability': 'Check what it costs. Will there be a better time?',
    'hunt.text': 'Read the text and the facts below each answer. Both can be right.',
    'hunt.any': 'Read the answers and the facts below them.',
  },
};
