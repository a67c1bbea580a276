/** What an option says. */
export const options = {
  'option.action': '{action}',
  'option.action-of': '{action} ({card})',
  'option.end-turn':
    'End the turn{dice, plural, =0 {} one {: the die that is left is set to 1} other {: the # dice that are left are set to 1}}',
  'option.die':
    'A {value}{inspired, select, yes {: inspired} other {}}{chain, select, yes {: may start a chain} other {}}',
  'option.die-turned': 'The {value}, turned to another value: spends the destiny token',
  'option.value':
    'A {value}{inspired, select, yes {: inspired} other {}}{chain, select, yes {: may start a chain} other {}}',
  'option.change.sprint': 'Sprint: up to 3 areas',
  'option.change.evade': 'Evade: being engaged does not hold you',
  'option.change.barge': 'Barge: enter a full area, and somebody there makes room',
  'option.plain-move': 'Just move: up to 2 areas',
  'option.area': '{area}: {count} of {limit} figures{haven, select, yes {, haven} other {}}',
  'option.area-barge': 'Barge {toArea}: somebody makes room',
  'option.stop': 'Stop here',
  'option.hero': '{hero}',
  'option.hero-damage':
    '{hero}: damage {damage} of {resilience}{wounded, select, yes {, wounded} other {}}{fate, select, hurt {; takes {count} damage} wounded {; will be wounded} out {; will go out of action} other {}}{also, select, none {} other {; also strikes {also}}}',
  'option.hostile':
    '{hostile}: {inArea}{wounded, select, yes {, wounded} other {}}{fate, select, slain {; will be slain} wounded {; will be wounded} other {}}{also, select, none {} other {; also strikes {also}}}',
  'option.leader':
    '{hostile}: {inArea}, damage {damage} of {resilience}{fate, select, slain {; will be slain} hurt {; takes {count} damage} other {}}{also, select, none {} other {; also strikes {also}}}',
  'option.door': 'Open {door}: the way {toArea}; it stays open',
  'option.thing': 'Use {thing}{left, plural, =0 {} =1 {} other {: # uses left}}',
  'option.card': '{card}',
  'option.keep': '{hero} keeps it',
  'option.give': 'Give it to {hero}',
  'option.no-link': 'Let the chain end: one hostile reacts',
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.decline': 'No',
  'option.enough': 'That is enough',
  'option.retry': 'Try again from the beginning',
  'option.stop-campaign': 'Stop here: the campaign is over',
  'option.ability': '{card}: {text}',
  'option.named': '{name}',
} as const;
