/** Questions, by ask. `hero` is the hero who is asked, `source` the card, journey or entry behind an effect. */
export const asks = {
  // --- tutorials
  'ask.choose-next-tutorial': 'Tutorial over. Choose what comes next.',
  'ask.go-on': 'Let the hostiles activate again?',

  // --- quest and set-up
  'ask.choose-leader': 'Choose the leader.',
  'ask.choose-journey': 'Choose a journey.',
  'ask.pick-hero': 'Choose hero {number} of 4.',
  'ask.choose-drop-space': '{hero}, choose a space in the drop zone.',
  'ask.choose-model': 'Choose model {number} of {count} for {group}.',
  'ask.choose-object': 'Choose the object that {group} guards.',
  'ask.choose-hostile-space': 'Choose a space for {hostile}.',

  // --- start of a turn
  'ask.assign-die': '{hero}, choose the die for your diseased space.',
  'ask.attempt-gambit': '{hero}, attempt a gambit to change the order?',
  'ask.choose-gambit-card': '{hero}, choose a group to change places with.',
  'ask.reroll-with-inspiration': '{hero}, re-roll a die for 1 inspiration point?',
  'ask.reroll-dice': '{source}: choose the dice to re-roll.',

  // --- a hero's activation
  'ask.order-ailments': '{hero}, choose which ailment comes first.',
  'ask.shake-off-stun': '{hero}, choose a die to give up and stand.',
  'ask.choose-action': '{hero}, choose an action ({dice}).',
  'ask.choose-die': '{hero}, choose a die for {action} ({cost}+).',
  'ask.choose-path-end': '{hero}, choose a space to move to.',
  'ask.choose-target': '{hero}, choose a target for {weapon}.',
  'ask.choose-weapon': '{hero}, choose a weapon.',
  'ask.choose-healing': '{hero}, choose what to heal.',
  'ask.choose-wound': '{hero}, choose a space to heal.',
  'ask.choose-searched': '{hero}, choose an object to search.',
  'ask.keep-treasure': '{hero}, choose the treasure to keep.',
  'ask.keep-item': '{hero}, choose the item to keep.',
  'ask.choose-trade': '{hero}, choose how to trade with {other}.',
  'ask.accept-trade': '{hero}, accept the trade with {other}?',
  'ask.place-zone': 'Choose where the extraction zone lies.',
  'ask.roll-for-inspiration': '{hero}, roll for inspiration?',

  // --- hostiles
  'ask.choose-category': 'Choose which hostiles of {group} act first.',
  'ask.choose-acting-hostile': 'Choose the next hostile to act.',
  'ask.choose-hostile-end': '{hostile} moves. Choose its space.',
  'ask.choose-hostile-weapon': '{hostile} attacks. Choose its weapon.',
  'ask.choose-victim': '{hostile} attacks. Choose its target.',
  'ask.declare-reaction': '{hero}, react to {hostile}?',
  'ask.choose-reactor': 'Choose who reacts first.',
  'ask.place-wound': '{hero}, choose a space for the wound.',
  'ask.turn-wound': '{hero}, choose the wound that becomes grievous.',
  'ask.place-disease': '{hero}, choose a space for the disease.',
  'ask.choose-reinforcement': 'Choose the next reinforcement.',
  'ask.choose-lychgate': 'Choose a lychgate for {hostile}.',

  // --- events and crises
  'ask.choose-moving-group': 'Choose the group that moves.',
  'ask.choose-returning': 'Choose a hero to return.',
  'ask.choose-return-space': 'Choose a space for {hero}.',
  'ask.choose-relieved': 'Choose a hero to recover.',
  'ask.choose-relief': 'Choose how {hero} recovers.',
  'ask.choose-acting-hero': '{entry}: choose the acting hero.',

  // --- Deliverance
  'ask.place-tile': 'Choose where {tile} lies.',
  'ask.choose-gateway-spot': 'Choose a side of {tile} for its gateway.',

  // --- the end of a journey
  'ask.reroll-survival': '{hero} would die (survival {score}). Roll again?',
  'ask.discard-for-realmstone': '{hero}, discard a treasure for realmstone?',
  'ask.trade-at-end': 'Trade before you go home?',
  'ask.buy-empowerment': '{hero}, buy an empowerment ({points, plural, one {# point} other {# points}})?',

  // --- lines of cards
  'ask.carry-out-line': '{source}: use it?',
  'ask.pay-for-line': '{source}: pay for it?',
  'ask.use-ability': '{hero, select, none {Use an ability now?} other {{hero}, use an ability now?}}',
  'ask.order-effects': 'Choose which effect comes first.',
  'ask.choose-option': '{source}: choose one.',
  'ask.choose-affected':
    '{source}: choose {verb, select, act {who acts} activate {who acts} ailment {who is affected} damage {who takes the damage} experience {who gains experience} heal {who heals} inspiration {who gains inspiration} item {who gets the item} move {who moves} push {who is moved} realmstone {who gains realmstone} returnHero {who returns} test {who rolls} treasure {who gains treasure} weaponAction {who attacks} other {who it affects}}.',
  'ask.choose-cell': '{source}: choose a space{figure, select, none {} other { for {figure}}}.',
  'ask.choose-die-to-change':
    '{source}: choose {count, plural, one {a die} other {# dice}}{hero, select, none {} other { of {hero}}}.',
  'ask.choose-card': '{source}: choose a card to change places with.',
} as const;
