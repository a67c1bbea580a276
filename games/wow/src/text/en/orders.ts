/** Standing orders, as a player gives them. */
export const orders = {
  'order.this-turn': 'Pass for the rest of this turn',
  'order.unless-attacked': 'Pass unless I am attacked',
  'order.cancel-rivals': 'Ask about canceling only against rivals',
};
