/** The Adventure Card Game teaches itself. Every sentence of a coach is true on the table that lies there: the lessons are played in a test. */
export const lessons = {
  'lessons.lead':
    'Seven short lessons on a real table, one idea each. Then your first quest, with somebody behind your chair.',
  'lesson.name.table': 'The table and a turn',
  'lesson.about.table': 'What lies where, and what a hero does when it is his turn.',
  'lesson.name.attack': 'Your first attack',
  'lesson.about.attack': 'White dice, black dice, criticals, and a blow that is stopped.',
  'lesson.name.enemies': 'The enemies strike back',
  'lesson.about.enemies': 'Their phase, their keywords, and what comes out of the shadows.',
  'lesson.name.explore': 'From room to room',
  'lesson.about.explore': 'Explore a location to its last corner, and travel on.',
  'lesson.name.aid': 'Help, rest, and catch your breath',
  'lesson.about.aid': 'Success tokens, healing, and how exhausted cards come back.',
  'lesson.name.gear': 'What is found in the dark',
  'lesson.about.gear': 'Items, gear, and conditions that cling to you.',
  'lesson.name.peril': 'Time is against you',
  'lesson.about.peril': 'Peril, a nemesis, and how a quest is won or lost.',
  'lesson.name.first-quest': 'Your first quest',
  'lesson.about.first-quest':
    'The whole of A Foul Stench with a coach who says what matters, until you tell him to be quiet. It is kept like any adventure.',

  'lesson.table.welcome':
    'Two heroes go down under the town, and you lead both of them. A plate shows how much health a hero has left; his four action cards lie with it.',
  'lesson.table.leader':
    'One of them carries the leader token. The leader acts first in a round, and in the next round the token passes on. Give it to the Warrior Priest.',
  'lesson.table.location':
    'This is where you are. The number says how much progress explores the location to the end; then the party may travel on to the next.',
  'lesson.table.engaged':
    'Coming in has woken somebody. This enemy is engaged with the Warrior Priest: it stands right before him.',
  'lesson.table.shadows':
    'The others lie facedown in the shadows. They are engaged with nobody yet, and nobody knows who they are.',
  'lesson.table.actions':
    'When it is his turn, a hero plays exactly one action card: attack, aid, explore or rest. He cannot pass.',
  'lesson.table.explore':
    'Let us look around first. Play the explore card: press it on the table, or its button below.',
  'lesson.table.progress':
    'The white dice were thrown, and every success became 1 progress at this location.',
  'lesson.table.item':
    'Whoever explores also draws a dungeon card. This one is an item: the hero keeps it and may use it once, when its text says so.',
  'lesson.table.exhausted':
    'The card that was played is exhausted. It lies aslant and cannot be played again until something readies it.',
  'lesson.table.next':
    'Now it is the Ironbreaker’s turn. With two heroes each acts twice in a round, one after the other.',
  'lesson.table.end':
    'When all have acted, the enemies do. Then the party may travel, and then peril climbs: that is one round. You know the table now.',

  'lesson.attack.enemy':
    'An enemy is engaged with the Warrior Priest. Two numbers matter on its card: its attack, which is how hard it hits, and its health, which is how many wounds it takes.',
  'lesson.attack.dice':
    'His attack card throws two white dice. Every ready enemy engaged with him adds a black one. Play it.',
  'lesson.attack.success': 'Every success on the white dice was 1 wound for the enemy he aimed at.',
  'lesson.attack.critical':
    'There was a critical among them. It counts as a success, and its die is thrown again, as long as criticals come up.',
  'lesson.attack.defeated':
    'As many wounds as it had health: the enemy is defeated. Successes that are left over are lost.',
  'lesson.attack.reach':
    'Nobody stands before the Ironbreaker, and what lies in the shadows is out of reach. Only a ranged attack goes there.',
  'lesson.attack.advance':
    'But his attack card begins with another line: he may engage up to two enemies first. Play it.',
  'lesson.attack.engage':
    'Choose the first one only, and confirm. Each enemy before you means one more black die against you.',
  'lesson.attack.revealed': 'As soon as it was engaged, the enemy was turned faceup; then came the blow.',
  'lesson.attack.claw':
    'The black die showed a claw. For each claw one enemy engaged with you strikes for its attack, even one that has just fallen to your blow.',
  'lesson.attack.defence':
    'One of the white dice showed a shield. Every defence stops 1 wound of what the enemies deal in this action.',
  'lesson.attack.always':
    'The black dice are thrown with every action of a hero who has ready enemies before him, also when he rests or explores. So do not let them gather.',
  'lesson.attack.end':
    'First your successes, then their claws, then the nemesis icon: always in this order. That is a fight.',

  'lesson.enemies.last':
    'This is the last turn of the heroes in this round. When it is over, the enemies act: all of them.',
  'lesson.enemies.rest': 'The Ironbreaker is wounded. Let him rest: every success heals 1 wound.',
  'lesson.enemies.turn':
    'Now the heroes take turns to let one enemy act, the leader first, until every ready enemy has acted.',
  'lesson.enemies.whose':
    'A hero must take one that is engaged with him. Only if there is none, as here, he takes one from the shadows.',
  'lesson.enemies.keywords':
    'An enemy does what its keywords say, from left to right. Let the first one out and see.',
  'lesson.enemies.revealed': 'A facedown enemy that acts is turned faceup first.',
  'lesson.enemies.advance':
    'Advance: it engages the hero whose turn it is. Inflict: he suffers its attack as wounds. Retreat: it goes back into the shadows. Any other word is explained on its own card.',
  'lesson.enemies.other': 'Now the Ironbreaker has to let one act. Take the first again.',
  'lesson.enemies.inflict':
    'Wounds of Inflict come without dice, and no defence helps against them. The best defence is that the enemy is not there any more.',
  'lesson.enemies.ready':
    'When all have acted, all are readied again. An enemy that you exhaust in your own turn sits this phase out.',
  'lesson.enemies.full':
    'Three enemies fit around a hero. A fourth deals its attack to him and slips into the shadows.',
  'lesson.enemies.end':
    'A new round has begun, and the lead has passed to the other hero. You have met the enemies.',

  'lesson.explore.value':
    'Only a little progress is missing here. When it reaches the number on the card, the location is fully explored.',
  'lesson.explore.action': 'The Warrior Priest has an explore card ready. Play it.',
  'lesson.explore.done':
    'Fully explored. A location never holds more progress than its number; the rest is lost.',
  'lesson.explore.drawn':
    'Exploring drew a dungeon card once more. That happens with every explore action, also at a place that is fully explored.',
  'lesson.explore.wait':
    'The party cannot leave at once: first the heroes finish, then the enemies act. Let the Ironbreaker rest meanwhile.',
  'lesson.explore.shadows':
    'The location phase. Now you may travel, or stay. Whoever lies in the shadows is left behind, except a nemesis.',
  'lesson.explore.follow': 'Enemies that are engaged with a hero come along. Travel on.',
  'lesson.explore.spawn':
    'A new location, and new enemies: as many faceup as the red skull says, each before a hero, and as many facedown in the shadows as the black skull says.',
  'lesson.explore.effect':
    'Most locations do something of their own in the location phase. Press a card to read it; it is worth it.',
  'lesson.explore.end':
    'So you go from place to place. The last one lies at the bottom of its deck, and in the first quest exploring it wins.',

  'lesson.aid.aid':
    'Aid does not hurt anybody. Every success gives another hero a success token: luck that he can save up.',
  'lesson.aid.play': 'Play the aid card. There is only one other hero, so he is the one who is helped.',
  'lesson.aid.place':
    'Two tokens for the Ironbreaker. They lie on his action cards, two on one card at most. Put both on his attack.',
  'lesson.aid.tokens': 'There they lie, and wait as long as you like. Now let him attack.',
  'lesson.aid.engage':
    'The enemy before the Warrior Priest is the first on the list. Call it over, it alone, and confirm.',
  'lesson.aid.spend':
    'Before the roll he may spend tokens that lie on this very card: 1 success each, for sure. Spend both.',
  'lesson.aid.worth':
    'Defeated, and the Warrior Priest is rid of it as well. Aid in one turn is a sure blow in the next.',
  'lesson.aid.stay':
    'Look at his cards, though: aid lies exhausted. Cards do not come back by themselves, not even in a new round.',
  'lesson.aid.prepare':
    'One of the four cards of each hero has the prepare sign; his is the rest. It heals 1 wound for every success, and then it readies all his cards. Play it.',
  'lesson.aid.empower':
    'His rest also makes one hero Empowered: that is a condition, and a good one. Give it to the Ironbreaker.',
  'lesson.aid.readied': 'All four cards are ready again, the one with the prepare sign too.',
  'lesson.aid.rhythm':
    'For the Ironbreaker it is the aid card that prepares. Play three different cards, then prepare: that is the rhythm of a hero.',
  'lesson.aid.end':
    'Help one another, rest in time, prepare before you run out of cards. That is most of the art.',

  'lesson.gear.search': 'Every explore action draws a dungeon card. Play it and see what turns up.',
  'lesson.gear.item':
    'An item: it is used up when its text is used, and it cannot be given away. Press it to read it.',
  'lesson.gear.treasure':
    'There is a treasure sign on the card as well. For that the hero may take the top card of the gear deck, unseen. Take it.',
  'lesson.gear.equip':
    'Gear is equipped at once or discarded. At the beginning a hero can carry one piece; in a campaign the arena makes room for more. Equip it.',
  'lesson.gear.lies':
    'Now it lies with him, and it stays. Some gear works all the time, some is exhausted when you use it and comes back at the end of the round.',
  'lesson.gear.limits': 'However strong a hero becomes: two weapons and one armour at most.',
  'lesson.gear.wait': 'The Ironbreaker has to do something too. Let him rest.',
  'lesson.gear.conditions':
    'There are also things that cling to a hero: conditions. The Warrior Priest’s rest brings a good one. Play it.',
  'lesson.gear.use':
    'When something may be used, you are asked. Nobody is engaged with him, so it would be wasted: say no and keep it.',
  'lesson.gear.whom': 'Nobody can have the same condition twice. Let the Ironbreaker be Empowered.',
  'lesson.gear.empowered':
    'Each condition says on its card what it does and how it goes away. Empowered adds 1 success and 1 defence to his next action, readies that card, and is gone.',
  'lesson.gear.harm':
    'The other two are bad. Bleeding costs 1 wound after each of your turns until somebody aids you; Sickened takes 1 success from your rolls until you rest.',
  'lesson.gear.end':
    'Use your items: what is left at the end of a quest is thrown away. In a campaign, gear stays with you.',

  'lesson.peril.won':
    'The quest sheet says what wins and what loses. Press it whenever you like to read it again.',
  'lesson.peril.sump':
    'This quest is won when Grump’s Sump is fully explored. It is the last card of the location deck.',
  'lesson.peril.track':
    'And this is the clock. At the end of every round peril climbs one space. Coloured spaces make something happen.',
  'lesson.peril.go-on': 'The next space is green. Finish the round and see: let the Ironbreaker rest.',
  'lesson.peril.green':
    'Peril has reached a green space. What green, blue and red do stands on the quest sheet; as a rule it gets worse.',
  'lesson.peril.nemesis': 'Green brings Odious Grump, the nemesis of this quest, out of his lair.',
  'lesson.peril.icon':
    'A black die can show the nemesis icon. Then a nemesis does what stands on its card, wherever it is: engaged, in the shadows or in the lair.',
  'lesson.peril.grump':
    'Grump is worth fighting: whoever defeats him drives him back into his lair, and the party finds 4 progress. But he comes again.',
  'lesson.peril.lost':
    'A hero whose wounds reach his health is defeated, and out for the rest of the quest unless something revives him. When all are defeated, the quest is lost.',
  'lesson.peril.end':
    'On the last space peril strikes again in every round. So be quick, but not careless. You are ready for a whole quest.',

  'lesson.first.leader':
    'The leader acts first and lets the first enemy act. It passes on every round, so it is no great matter: take whom you like.',
  'lesson.first.nemesis':
    'Odious Grump stands before him. He has 6 health; whoever fells him drives him back to his lair and finds 4 progress. Tokens and aid make it possible.',
  'lesson.first.hurt':
    'He has lost half of his health. A rest heals him, and most rests keep an enemy busy as well. A defeated hero is out, and the other one is alone.',
  'lesson.first.crowded':
    'Several ready enemies stand before him, and each adds a black die to whatever he does. Attack, or exhaust one, before you do anything else.',
  'lesson.first.tired':
    'Few of his cards are ready, and none comes back by itself. The one with the prepare sign readies all of them: now is a good time.',
  'lesson.first.explored':
    'This place is explored; you travel at the end of the round. Until then heal, help, prepare, and shake off whoever would follow you.',
  'lesson.first.friend':
    'The other hero is in trouble. Aid gives him tokens, and many aid cards ready a card of his or take an enemy off him.',
  'lesson.first.engaged':
    'One enemy is before him. If his attack will probably fell it, attack: the button says how likely it is. If not, you may as well explore.',
  'lesson.first.free':
    'Nobody bothers him: a good moment to explore. Progress wins the quest, and peril climbs in every round.',
  'lesson.first.targets':
    'Take the one that you can fell. A wounded enemy hits as hard as a fresh one; a defeated one does not hit at all.',
  'lesson.first.divide': 'Give as much as is needed to fell one of them first; then begin on the next.',
  'lesson.first.engage':
    'Everyone you call over adds a black die. Call those that you will fell, or those that press the other hero.',
  'lesson.first.activate':
    'All of them will act; you choose who is next. Whoever is engaged with this hero has to come first.',
  'lesson.first.exhaust':
    'An exhausted enemy adds no black die and sits out the enemy phase. Take the one that hits hardest.',
  'lesson.first.enemy':
    'Look at attack and health: the one that hits hardest, or the one that is nearly done for.',
  'lesson.first.place':
    'Put them where a sure success will matter: on his attack, or on his explore. Two on one card at most.',
  'lesson.first.spend':
    'Spend them if they decide something: an enemy that falls, a place that is finished. Otherwise they keep.',
  'lesson.first.tokens': 'Give up what you would need last.',
  'lesson.first.ready':
    'Ready the card that he wants to play next; the one he has just played, for instance.',
  'lesson.first.lame':
    'Take the card that he can do without. The one with the prepare sign is safe from this.',
  'lesson.first.treasure': 'Take it: it costs nothing. What does not suit him can be thrown away.',
  'lesson.first.equip':
    'Equip it if it is better than what he carries. He has room for one piece in this quest.',
  'lesson.first.bottom':
    'Items are welcome, events often are not. Pushing a card away has its price: read it first.',
  'lesson.first.ability':
    'Items are thrown away when the quest ends, and exhausted gear comes back at the end of the round. So use them when it helps.',
  'lesson.first.reroll': 'Take a white die without a success, or a black one with a claw.',
  'lesson.first.share': 'Give the wounds to whoever has more health left. Nobody may fall.',
  'lesson.first.heal': 'Heal whoever has lost most, and who is next in the line of blows.',
  'lesson.first.travel':
    'Travel, as a rule: the shadows stay behind and peril does not wait. Stay only if both of you need a rest more than a round.',
  'lesson.first.option': 'Progress is time, and wounds are health: give up what you have more of.',
  'lesson.first.any': 'Read the answers in peace. “Why?” tells the rule behind them.',
} as const;
