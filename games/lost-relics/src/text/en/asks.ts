/** Questions, by ask. `hero` is the hero who is asked, `source` the card or adventure behind an effect. */
export const asks = {
  // --- set-up
  'ask.choose-start': 'Where does {hero} begin?',
  'ask.retry-or-stop': 'The adventure is lost. Try it again?',

  // --- a hero's turn
  'ask.choose-action': '{hero} has {dice} on the dice. Which action?',
  'ask.choose-die': '{hero}: which die pays for {action}?',
  'ask.choose-value': '{hero} spends a destiny token on {action}. What shall the die show?',
  'ask.choose-change': '{hero} moves inspired. How?',
  'ask.choose-step': 'Where does {hero} go?',
  'ask.choose-shifted': 'Whom does {hero} barge out of {area}?',
  'ask.choose-shift-area': 'Where is {figure} moved?',
  'ask.choose-target': 'Whom does {hero} attack with {action}?',
  'ask.order-targets': 'Who is struck next?',
  'ask.choose-interaction': 'What does {hero} interact with?',
  'ask.choose-commanded': 'Who follows {hero}’s word?',
  'ask.choose-commanded-action': 'What does {hero} do?',

  // --- chains
  'ask.start-chain': '{hero} has spent a 1. Start an action chain?',
  'ask.join-chain': 'The chain goes on with a {value}. Who acts?',
  'ask.choose-link': 'More than one would go on with the chain. Whose action is it?',
  'ask.choose-link-action': '{hero} goes on with a {value}. Which action?',

  // --- hostiles
  'ask.choose-reaction': '{hero} has acted. Which hostile reacts?',
  'ask.choose-victim': 'Whom does {hostile} attack?',
  'ask.choose-hostile-step': 'Where does {hostile} go?',
  'ask.choose-blocked-victim': '{hostile} finds no room and strikes past the line. Who is hurt?',
  'ask.choose-retreat': 'Where does {hostile} slip away to?',
  'ask.choose-spawn-area': 'Where does the next {kind} appear?',
  'ask.choose-hostile-to-act': 'Which hostile acts next?',
  'ask.order-leaders': 'Which leader acts next?',

  // --- treasure, defeat and return
  'ask.choose-receiver': '{hero} gains {card}. Who keeps it?',
  'ask.return-treasure': '{hero} can have only one card of this type. Which goes back into the deck?',
  'ask.lose-treasure': '{hero} goes out of action. Which treasure is lost?',
  'ask.choose-returning': 'Who comes back?',
  'ask.choose-haven': 'Through which haven?',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line}?',
  'ask.pay-for-line': '{source}: {cost} so that {line}?',
  'ask.use-ability': 'Use an ability?',
  'ask.order-effects': 'Several things happen at once. Which comes first?',
  'ask.choose-option': '{source}: which?',
  'ask.choose-to-damage': '{source}: who takes the damage?',
  'ask.choose-to-heal': '{source}: who is healed?',
  'ask.choose-for-destiny': '{source}: who gains a destiny token?',
  'ask.choose-for-treasure': '{source}: who gains a treasure card?',
  'ask.choose-to-step': '{source}: who moves?',
  'ask.choose-to-shift': '{source}: who is moved?',
  'ask.choose-to-slay': '{source}: who is slain?',
  'ask.choose-for-stat': '{source}: for whom?',
  'ask.choose-die-owner': '{source}: whose die?',
  'ask.choose-die-to-change': '{source}: which die of {hero}?',
} as const;
