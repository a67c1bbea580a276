/** Questions, by ask. `hero` is the hero who is asked, `source` the card or adventure behind an effect. */
export const asks = {
  // --- set-up
  'ask.choose-start': '{hero}, where do you begin?',
  'ask.retry-or-stop': 'The adventure is lost. Do you try it again?',

  // --- a hero's turn
  'ask.choose-action':
    '{hero}, your {count, plural, one {die shows} other {dice show}} {dice}. Which action do you take?',
  'ask.choose-die': '{hero}, which die do you spend on {action}?',
  'ask.choose-value': '{hero}, you spend your destiny token on {action}. What shall the die show?',
  'ask.choose-change': '{hero}, your move is inspired. How do you move?',
  'ask.choose-step': '{hero}, which area do you move to?',
  'ask.choose-shifted': '{hero}, whom do you barge {fromArea}?',
  'ask.choose-shift-area': 'Which area is {figure} moved to?',
  'ask.choose-target': '{hero}, whom do you attack with {action}?',
  'ask.order-targets': 'Who is struck next?',
  'ask.choose-interaction': '{hero}, what do you open or use?',
  'ask.choose-commanded': '{hero}, who follows your word?',
  'ask.choose-commanded-action': 'Which action does {hero} take?',

  // --- chains
  'ask.start-chain': '{hero}, you have spent a 1. Do you start an action chain?',
  'ask.join-chain': 'The chain goes on with a {value}. Who takes the next action?',
  'ask.choose-link': 'Several players would go on with the chain. Whose action is it?',
  'ask.choose-link-action': '{hero}, you go on with a {value}. Which action do you take?',

  // --- hostiles
  'ask.choose-reaction':
    '{hero} has acted, and one hostile reacts: {why, select, leader {a leader in sight comes first} near {one in the same area comes first} other {one that is in sight}}. Which one?',
  'ask.choose-victim': '{hostile} attacks. Whom does it strike?',
  'ask.choose-hostile-step': '{hostile} moves towards the heroes. Which area does it enter?',
  'ask.choose-blocked-victim':
    '{hostile} finds no room beside the heroes and strikes from where it stands. Who is hurt?',
  'ask.choose-retreat': '{hostile} retreats out of sight. Which area does it slip away to?',
  'ask.choose-spawn-area': 'Where is the next {kind} placed?',
  'ask.choose-hostile-to-act': 'Which hostile acts next?',
  'ask.order-leaders': 'Which leader acts next?',

  // --- treasure, defeat and return
  'ask.choose-receiver': '{hero}, you gain {card}. Who keeps it?',
  'ask.return-treasure':
    '{hero}, you can keep only one card of this type. Which one goes back into the treasure deck?',
  'ask.lose-treasure': '{hero}, you go out of action. Which treasure do you lose?',
  'ask.choose-returning': 'Who returns to the battlefield?',
  'ask.choose-haven': 'Which area does the hero return in?',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line}. Do you want that?',
  'ask.pay-for-line': '{source}: do you {cost}? Then {line}.',
  'ask.use-ability': 'Do you use an ability now?',
  'ask.order-effects': 'Several things happen at once. Which comes first?',
  'ask.choose-option': '{source}: which do you choose?',
  'ask.choose-to-damage': '{source}: who takes the damage?',
  'ask.choose-to-heal': '{source}: who removes damage tokens?',
  'ask.choose-for-destiny': '{source}: who gains a destiny token?',
  'ask.choose-for-treasure': '{source}: who gains a treasure card?',
  'ask.choose-to-step': '{source}: who moves?',
  'ask.choose-to-shift': '{source}: who is moved?',
  'ask.choose-to-slay': '{source}: who is slain?',
  'ask.choose-for-stat': '{source}: for whom does it count?',
  'ask.choose-die-owner': '{source}: whose action die?',
  'ask.choose-die-to-change': '{source}: which die of {hero}?',
} as const;
