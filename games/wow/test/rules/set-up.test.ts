import { fresh, rule } from '../kit.js';

rule(
  ['WOW-SET-10', 'WOW-SET-12', 'WOW-SET-13'],
  'characters are chosen clockwise from the first player, each once',
  () => {
    const made = fresh({ players: 3 });
    const { first, seats } = made.board;
    const at = seats.indexOf(first);
    const order = [...seats.slice(at), ...seats.slice(0, at)];
    const [one = '', two = ''] = order;
    made
      .asks(one, 'choose-character', 'ann', 'bob', 'cid', 'dee')
      .picks(one, 'cid')
      .asks(two, 'choose-character', 'ann', 'bob', 'dee');
  },
);
