/** Passages of the story: several events in one sentence, and the pages between quests. */
export const chronicle = {
  // --- two events that are one for people
  'told.spawned-engaged': '{enemy} enters the fray and engages the {hero}',
  'told.revealed-engaged': 'Out of the dark steps {enemy} and engages the {hero}',
  'told.revealed-acts': 'Out of the dark steps {enemy}: {keyword}',
  'told.wounded-defeated':
    '{enemy} suffers {count, plural, one {# wound} other {# wounds}} and is defeated{by, select, none {} other { by the {by}}}!',
  'told.claimed-equipped': 'The {hero} claims {card} and equips it',
  'told.rolled':
    '{criticals, plural, =0 {The dice show {dice}} one {After a critical, rolled again, the dice show {dice}} other {After # criticals, each rolled again, the dice show {dice}}}{summed, select, yes {: {count, plural, =0 {no success} one {# success} other {# successes}}} other {}}',
  'told.action-on': 'The {hero} plays {card} ({type}) and chooses {targets}',
  'told.attack-blocked':
    '{attackers} {many, select, yes {attack} other {attacks}} the {hero} for {attack}; defence blocks {count}',
  'told.then-keyword': 'Then {keyword}',
  'told.travelled': 'The party leaves {left} behind and enters {location}: {explore} progress to explore it',
  'told.item-found': 'The {hero} finds {card} and takes it along. {text}',
  'told.peril-grows':
    'Round {round}: {up, select, yes {peril climbs} other {peril falls back}} to {to} of {last}',

  // --- the same again
  'told.facedown-spawned': '{count} enemies move in the shadows, facedown',
  'told.actions-readied': 'The {hero} readies {cards}',
  'told.gear-refreshed': 'As good as new for the {hero}: {cards}',

  // --- pages
  'chapter.quest': '{quest}',
  'chapter.won': '{quest} is won',
  'chapter.lost': '{quest} is lost',
  'chapter.place': '{campaign}, quest {number} of {quests}',
  'chapter.story': '{story}',
  'chapter.goal': 'You win {won}. You lose {lost}.',
  'chapter.rules': 'In this quest: {text}',
  'chapter.peril': '{colour}: {text}',
  'chapter.pool': 'From the campaign pool into the decks: {cards}',
  'chapter.party': 'The party sets out: {heroes}',
  'chapter.seasoned': 'Difficulty {name}: {text}',
  'chapter.reward': 'Your reward: {text}',
  'chapter.no-reward': 'There is no reward but to have come back',
  'chapter.penalty': 'The price: {text}',
  'chapter.ahead':
    'The campaign continues, {left, plural, one {with its last quest, which decides it} other {with # quests to come; the last one decides it}}',
  'chapter.campaign-over':
    '{campaign} ends here, and it is {result, select, won {won} other {lost}}: the last quest decides. Of its {quests} quests you have won {won, plural, =0 {none} other {#}}',
  'chapter.no-penalty': 'It costs you nothing more than the quest',
} as const;
