import { rest } from '../../src/rules/rest.js';
import { rule, table } from '../kit.js';

rule('LR-RST-01', 'no rest while a hostile is in sight', () => {
  const near = () =>
    table({ map: ['AB'], doors: { d1: ['A', 'B'] } })
      .hero('calthia', { in: 'A', dice: [2] })
      .hostile('x', { in: 'B' });
  near().legal('calthia', 'rest', 2, true);
  near()
    .door('d1', 'open')
    .turnOf('calthia')
    .doesNotOffer('p1', 'rest')
    .bars('calthia/unwounded/rest', 'LR-RST-01');
});

const rests = (given: object, inspired: boolean) =>
  table()
    .hero('calthia', { in: 'A', ...given })
    .runs(rest, { hero: 'calthia', inspired });

rule('LR-RST-02', 'a normal rest removes one damage token', () => {
  rests({ damage: 3 }, false).heroHas('calthia', { damage: 2 });
});

rule('LR-RST-03', 'an inspired rest removes two', () => {
  rests({ damage: 3 }, true).heroHas('calthia', { damage: 1 });
  table()
    .hero('calthia', { in: 'A', damage: 3, dice: [5] })
    .turnOf('calthia')
    .acts('calthia', 'rest')
    .heroHas('calthia', { damage: 1 });
  table()
    .hero('calthia', { in: 'A', damage: 3, dice: [4] })
    .turnOf('calthia')
    .acts('calthia', 'rest')
    .heroHas('calthia', { damage: 2 });
});

rule('LR-RST-04', 'an inspired rest without tokens turns a wounded hero back', () => {
  rests({ wounded: true }, true).heroHas('calthia', { wounded: false });
  rests({ wounded: true }, false).heroHas('calthia', { wounded: true });
});

rule('LR-RST-05', 'with one token left it removes only that', () => {
  rests({ wounded: true, damage: 1 }, true).heroHas('calthia', { wounded: true, damage: 0 });
});

rule('LR-RST-06', 'a rest with nothing to heal is legal and may start a chain', () => {
  table({ players: 1 })
    .hero('calthia', { in: 'A', dice: [1, 2] })
    .turnOf('calthia')
    .acts('calthia', 'rest', 1)
    .heroHas('calthia', { damage: 0, wounded: false })
    .asks('p1', 'join-chain', 'calthia', 'decline');
});
