import type { LessonWords } from '../../lessons/words.js';

/** The Adventure Card Game teaches itself. Every sentence of a coach is true on the table that lies there: the lessons are played in a test. */
export const lessons: LessonWords = {
  lead: 'Seven short lessons on a real table, one idea each. Then your first quest, with a coach.',
  steps: {
    table: { name: 'The table and a turn', about: 'What is where, and what a hero does on their turn.' },
    attack: { name: 'Your first attack', about: 'White dice, black dice, criticals and defence.' },
    enemies: {
      name: 'The enemies strike back',
      about: 'Their phase, their keywords, and what comes out of the shadows.',
    },
    explore: { name: 'From room to room', about: 'Fully explore a location and travel on.' },
    aid: {
      name: 'Help, rest, and catch your breath',
      about: 'Success tokens, healing, and how exhausted cards come back.',
    },
    gear: { name: 'What is found in the dark', about: 'Items, gear, and conditions that cling to you.' },
    peril: { name: 'Time is against you', about: 'Peril, a nemesis, and how a quest is won or lost.' },
    'first-quest': {
      name: 'Your first quest',
      about: 'All of A Foul Stench, with a coach you can hide at any time. It is saved like any adventure.',
    },
  },
  said: {
    'table.welcome':
      'Two heroes go down under the town, and you play both. Each plate shows a hero’s remaining health; the four action cards are beside it.',
    'table.leader':
      'One hero holds the leader token. The leader acts first; next round the token passes on. Give it to the Warrior Priest.',
    'table.location':
      'This is your location. The number is the progress needed to explore it fully. Then the party may travel on.',
    'table.engaged': 'You have woken someone. This enemy is engaged with the Warrior Priest.',
    'table.shadows': 'The others are facedown in the shadows. They are not engaged with anyone yet.',
    'table.actions':
      'On their turn, a hero plays exactly one action card: attack, aid, explore or rest. Passing is not allowed.',
    'table.explore': 'Look around first. Play the explore card: press it on the table, or its button below.',
    'table.progress': 'You rolled the white dice. Each success became 1 progress at this location.',
    'table.item':
      'Exploring also draws a dungeon card. This one is an item: the hero keeps it and may use it once, when its text says so.',
    'table.exhausted':
      'The card you played is exhausted: it is turned sideways. You cannot play it again until something readies it.',
    'table.next': 'Now it is the Ironbreaker’s turn. With two heroes, each acts twice a round, in turn.',
    'table.end':
      'When all heroes have acted, the enemies act. Then the party may travel, then peril rises. That is one round, and now you know the table.',

    'attack.enemy':
      'An enemy is engaged with the Warrior Priest. Two numbers on its card matter: attack (how hard it hits) and health (how many wounds it takes).',
    'attack.dice':
      'His attack card rolls two white dice. Every ready enemy engaged with him adds a black die. Play it.',
    'attack.success': 'Each success on the white dice dealt 1 wound to his target.',
    'attack.critical':
      'One die was a critical. It counts as a success and is rolled again, as long as criticals come up.',
    'attack.defeated': 'As many wounds as health: the enemy is defeated. Extra successes are lost.',
    'attack.reach':
      'No enemy is engaged with the Ironbreaker, and the shadows are out of reach. Only ranged attacks reach them.',
    'attack.advance': 'But his attack card lets him engage up to two enemies first. Play it.',
    'attack.engage':
      'Choose only the first one, and confirm. Each enemy engaged with you adds a black die against you.',
    'attack.revealed': 'The enemy turned faceup when you engaged it. Then you attacked.',
    'attack.claw':
      'The black die showed a claw. For each claw, one enemy engaged with you attacks, even one you have just defeated.',
    'attack.defence':
      'One of the white dice showed a shield. Each defence blocks 1 wound from enemies in this action.',
    'attack.always':
      'You roll black dice with every action while ready enemies are engaged with you, even when you rest or explore. So do not let them gather.',
    'attack.end':
      'Your successes, then their claws, then the nemesis icon: always in this order. That is a fight.',

    'enemies.last': 'This is the last hero turn of the round. Then all enemies act.',
    'enemies.rest': 'The Ironbreaker is wounded. Let him rest: every success heals 1 wound.',
    'enemies.turn':
      'Now the heroes take turns activating one enemy each, the leader first, until every ready enemy has acted.',
    'enemies.whose':
      'You must choose an enemy engaged with the hero. Only if there is none, as here, choose one from the shadows.',
    'enemies.keywords': 'An enemy follows its keywords from left to right. Activate the first one and see.',
    'enemies.revealed': 'A facedown enemy turns faceup before it acts.',
    'enemies.advance':
      'Advance: it engages the active hero. Inflict: that hero suffers wounds equal to its attack. Retreat: it moves to the shadows. Other keywords are explained on the card.',
    'enemies.other': 'Now the Ironbreaker must activate an enemy. Choose the first again.',
    'enemies.inflict':
      'Inflict deals wounds without dice, and defence does not help. The best defence is to defeat the enemy first.',
    'enemies.ready':
      'When all have acted, all are readied. An enemy you exhaust on your turn skips this phase.',
    'enemies.full':
      'At most three enemies can engage a hero. A fourth deals its attack and goes to the shadows.',
    'enemies.end': 'A new round has begun, and the other hero is now the leader. You have met the enemies.',

    'explore.value':
      'This location needs only a little more progress. At the number on the card it is fully explored.',
    'explore.action': 'The Warrior Priest’s explore card is ready. Play it.',
    'explore.done': 'Fully explored. Progress above the number is lost.',
    'explore.drawn':
      'You drew another dungeon card. Every explore action does that, even at a fully explored location.',
    'explore.wait':
      'The party cannot leave yet: first the heroes finish, then the enemies act. Let the Ironbreaker rest.',
    'explore.shadows':
      'The location phase. Now you may travel or stay. Enemies in the shadows stay behind, except a nemesis.',
    'explore.follow': 'Engaged enemies come with you. Travel on.',
    'explore.spawn':
      'A new location, and new enemies. The red skull shows how many spawn faceup, engaged with heroes; the black skull how many facedown, in the shadows.',
    'explore.effect': 'Most locations have an effect in the location phase. Press a card to read it.',
    'explore.end': 'So you travel from location to location. Exploring the last one wins your first quest.',

    'aid.aid': 'Aid hurts no one. Each success gives another hero a success token to spend later.',
    'aid.play': 'Play the aid card. There is only one other hero, so the tokens go there.',
    'aid.place':
      'Two tokens for the Ironbreaker. They go on his action cards, at most two on each. Put both on his attack.',
    'aid.tokens': 'They stay there as long as you like. Now let him attack.',
    'aid.engage':
      'The enemy engaged with the Warrior Priest is first on the list. Engage only that one, and confirm.',
    'aid.spend': 'Before the roll he may spend the tokens on this card. Each is 1 success. Spend both.',
    'aid.worth':
      'Defeated, and the Warrior Priest is free of it. Aid on one turn is a sure success on the next.',
    'aid.stay': 'But his aid card is exhausted. Cards do not ready themselves, not even in a new round.',
    'aid.prepare':
      'One of each hero’s four cards has the prepare icon; his is the rest. It heals 1 wound for each success, then readies all his cards. Play it.',
    'aid.empower': 'His rest also makes one hero Empowered, a helpful condition. Give it to the Ironbreaker.',
    'aid.readied': 'All four cards are ready again, including the one with the prepare icon.',
    'aid.rhythm':
      'The Ironbreaker’s aid card prepares. Play three different cards, then prepare: that is a hero’s rhythm.',
    'aid.end': 'Help each other, rest in time, and prepare before you run out of cards.',

    'gear.search': 'Every explore action draws a dungeon card. Play it and see.',
    'gear.item': 'An item. You can use it once, and you cannot give it away. Press it to read it.',
    'gear.treasure':
      'The card also has a treasure icon: the hero may take the top card of the gear deck, unseen. Take it.',
    'gear.equip':
      'Equip gear at once or discard it. A hero starts with room for one piece; the arena gives more in a campaign. Equip it.',
    'gear.lies':
      'Now he has it for good. Some gear always works. Some is exhausted when used and readied at the end of the round.',
    'gear.limits': 'No hero can have more than two weapons and one armour.',
    'gear.wait': 'The Ironbreaker has to act too. Let him rest.',
    'gear.conditions':
      'Heroes can also have conditions. The Warrior Priest’s rest gives a good one. Play it.',
    'gear.use':
      'You are asked whenever you can use something. No enemy is engaged with him, so it would be wasted: say no and keep it.',
    'gear.whom': 'A hero cannot have the same condition twice. Give Empowered to the Ironbreaker.',
    'gear.empowered':
      'Each condition card says what it does and how it ends. Empowered adds 1 success and 1 defence to his next action, readies that card, and is removed.',
    'gear.harm':
      'The other two are bad. Bleeding costs 1 wound after each of your turns until another hero aids you. Sickened takes 1 success from your rolls until you rest.',
    'gear.end':
      'Use your items: they are discarded at the end of the quest. In a campaign you keep your gear.',

    'peril.won': 'The quest sheet says how you win and lose. Press it to read it at any time.',
    'peril.sump': 'You win this quest by fully exploring Grump’s Sump, the last card of the location deck.',
    'peril.track':
      'And this is the clock. Peril rises one space at the end of each round. Coloured spaces have an effect.',
    'peril.go-on': 'The next space is green. Finish the round and see: let the Ironbreaker rest.',
    'peril.green':
      'Peril has reached a green space. The quest sheet says what green, blue and red do. It usually gets worse.',
    'peril.nemesis': 'Green brings Odious Grump, the nemesis of this quest, out of his lair.',
    'peril.icon':
      'A black die can show the nemesis icon. Then a nemesis resolves its effect wherever it is: engaged, in the shadows or in its lair.',
    'peril.grump':
      'Grump is worth fighting: defeat him to drive him back to his lair and gain 4 progress. But he will return.',
    'peril.lost':
      'A hero with as many wounds as health is defeated and out of the quest unless revived. When all heroes are defeated, you lose.',
    'peril.end':
      'On the last space peril strikes every round. So be quick, but not careless. You are ready for a whole quest.',

    'first.leader':
      'The leader acts first and activates the first enemy. The token passes on every round, so choose whom you like.',
    'first.nemesis':
      'Odious Grump is engaged with this hero. He has 6 health. Defeat him to drive him back to his lair and gain 4 progress. Tokens and aid help.',
    'first.hurt':
      'This hero has lost half their health. Rest to heal; most rest cards also hold off an enemy. If one hero is defeated, the other is alone.',
    'first.crowded':
      'Several ready enemies are engaged with this hero, and each adds a black die. First attack or exhaust one.',
    'first.tired':
      'Few of this hero’s cards are ready. The card with the prepare icon readies them all: now is a good time.',
    'first.explored':
      'This location is explored; you travel at the end of the round. Until then heal, aid, prepare, and get rid of engaged enemies.',
    'first.friend':
      'The other hero is in trouble. Aid gives success tokens, and many aid cards ready a card or take over an enemy.',
    'first.engaged':
      'One enemy is engaged with this hero. If your attack is likely to defeat it, attack: the button shows the odds. If not, explore.',
    'first.free':
      'No enemy is engaged with this hero: a good time to explore. Progress wins the quest, and peril rises every round.',
    'first.targets':
      'Choose one you can defeat. A wounded enemy hits as hard as a fresh one; a defeated one does not hit at all.',
    'first.divide': 'Defeat one enemy first, then start on the next.',
    'first.engage':
      'Each enemy you engage adds a black die. Engage those you can defeat, or those that threaten the other hero.',
    'first.activate':
      'All of them will act; you choose the order. Enemies engaged with this hero come first.',
    'first.exhaust':
      'An exhausted enemy adds no black die and skips the enemy phase. Choose the one that hits hardest.',
    'first.enemy':
      'Compare attack and health: choose the one that hits hardest, or the one that is nearly defeated.',
    'first.place':
      'Put them where a sure success matters: on the attack or the explore card. At most two on one card.',
    'first.spend': 'Spend them if they defeat an enemy or finish a location. Otherwise save them.',
    'first.tokens': 'Give up what you need least.',
    'first.ready': 'Ready the card you want to play next.',
    'first.lame': 'Choose a card you can do without. The one with the prepare icon is safe.',
    'first.treasure': 'Take it: it costs nothing, and you can discard it.',
    'first.equip':
      'Equip it if it is better than what the hero has. There is room for one piece in this quest.',
    'first.bottom':
      'Items are welcome, events often are not. Putting a card back has a price: read it first.',
    'first.ability':
      'Items are discarded when the quest ends, and exhausted gear is readied at the end of the round. So use them when it helps.',
    'first.reroll': 'Choose a white die without a success, or a black die with a claw.',
    'first.share': 'Give the wounds to the hero with more health. Keep both heroes alive.',
    'first.heal': 'Heal the hero who has lost the most health or will be attacked next.',
    'first.travel':
      'Usually, travel: the shadows stay behind and peril does not wait. Stay only if both heroes need rest more than time.',
    'first.option': 'Progress is time, wounds are health: give up what you have more of.',
    'first.any': 'Take your time to read the answers. “Why?” shows the rule.',
  },
};
