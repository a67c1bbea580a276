/** Questions, by ask. `hero` is the hero who is asked, `source` the card or adventure behind an effect. */
export const asks = {
  // --- set-up
  'ask.choose-start': '{hero}, choose a start area.',
  'ask.retry-or-stop': 'The adventure is lost. Try again?',

  // --- a hero's turn
  'ask.choose-action': '{hero}, choose an action ({count, plural, one {die} other {dice}} {dice}).',
  'ask.choose-die': '{hero}, choose a die for {action}.',
  'ask.choose-value': '{hero}, choose the new value of the die for {action}.',
  'ask.choose-change': '{hero}, your move is inspired. Choose how to move.',
  'ask.choose-step': '{hero}, choose an area to move to.',
  'ask.choose-shifted': '{hero}, choose who to barge {fromArea}.',
  'ask.choose-shift-area': 'Choose an area for {figure}.',
  'ask.choose-target': '{hero}, choose a target for {action}.',
  'ask.order-targets': 'Choose who is hit next.',
  'ask.choose-interaction': '{hero}, choose what to open or use.',
  'ask.choose-commanded': '{hero}, choose who acts on your command.',
  'ask.choose-commanded-action': 'Choose an action for {hero}.',

  // --- chains
  'ask.start-chain': '{hero}, start an action chain with the 1?',
  'ask.join-chain': 'Choose who continues the chain with a {value}.',
  'ask.choose-link': 'Several players can continue the chain. Choose one.',
  'ask.choose-link-action': '{hero}, choose an action for the {value}.',

  // --- hostiles
  'ask.choose-reaction':
    '{why, select, leader {A leader in sight of {hero} reacts.} near {A hostile in {hero}’s area reacts.} other {A hostile in sight of {hero} reacts.}} Choose which.',
  'ask.choose-victim': '{hostile} attacks. Choose its target.',
  'ask.choose-hostile-step': '{hostile} moves. Choose an area.',
  'ask.choose-blocked-victim': '{hostile} attacks from its area (no room to move in). Choose its target.',
  'ask.choose-retreat': '{hostile} retreats out of sight. Choose an area.',
  'ask.choose-spawn-area': 'Choose an area for the next {kind}.',
  'ask.choose-hostile-to-act': 'Choose the next hostile to act.',
  'ask.order-leaders': 'Choose the next leader to act.',

  // --- treasure, defeat and return
  'ask.choose-receiver': '{hero}, you gain {card}. Choose who keeps it.',
  'ask.return-treasure': '{hero}, choose a card of this type to return to the deck.',
  'ask.lose-treasure': '{hero}, you are out of action. Choose a treasure to lose.',
  'ask.choose-returning': 'Choose a hero to return to the battlefield.',
  'ask.choose-haven': 'Choose an area for the returning hero.',

  // --- lines of cards
  'ask.carry-out-line': '{source}: {line}. Do it?',
  'ask.pay-for-line': '{source}: {cost}? Then {line}.',
  'ask.use-ability': 'Use an ability now?',
  'ask.order-effects': 'Choose which effect comes first.',
  'ask.choose-option': '{source}: choose one.',
  'ask.choose-to-damage': '{source}: choose who takes the damage.',
  'ask.choose-to-heal': '{source}: choose who removes damage tokens.',
  'ask.choose-for-destiny': '{source}: choose who gains a destiny token.',
  'ask.choose-for-treasure': '{source}: choose who gains a treasure card.',
  'ask.choose-to-step': '{source}: choose who moves.',
  'ask.choose-to-shift': '{source}: choose who is moved.',
  'ask.choose-to-slay': '{source}: choose who is slain.',
  'ask.choose-for-stat': '{source}: choose who it affects.',
  'ask.choose-die-owner': '{source}: choose whose action die.',
  'ask.choose-die-to-change': '{source}: choose a die of {hero}.',
} as const;
