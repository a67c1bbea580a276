/** Figures of a game that an answer may change, and what one answer leaves the party with compared with another. */
export const figures = {
  'figure.standing': 'Heroes in action',
  'figure.wounded': 'Wounded heroes',
  'figure.treasure': 'Treasure cards',
  'figure.slain': 'Hostiles slain',
  'figure.hostilesLeft': 'Hostiles on the boards',
  'more.standing': '{by, plural, one {# more hero} other {# more heroes}} in action',
  'fewer.standing': '{by, plural, one {# hero fewer} other {# fewer heroes}} in action',
  'more.wounded': '{by, plural, one {# more wounded hero} other {# more wounded heroes}}',
  'fewer.wounded': '{by, plural, one {# wounded hero fewer} other {# fewer wounded heroes}}',
  'more.treasure': '{by, plural, one {# more treasure card} other {# more treasure cards}}',
  'fewer.treasure': '{by, plural, one {# treasure card fewer} other {# fewer treasure cards}}',
  'more.slain': '{by, plural, one {# more hostile} other {# more hostiles}} slain',
  'fewer.slain': '{by, plural, one {# hostile fewer} other {# fewer hostiles}} slain',
  'more.hostilesLeft': '{by, plural, one {# more hostile} other {# more hostiles}} against it',
  'fewer.hostilesLeft': '{by, plural, one {# hostile fewer} other {# fewer hostiles}} against it',
} as const;
