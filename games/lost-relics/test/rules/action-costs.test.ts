import { gainDestiny } from '../../src/rules/actions.js';
import { addTestCards, rule, table } from '../kit.js';

const card = (id: string, more: object) => ({ kind: 'treasure', id, name: id, origin: 'ours', ...more });

addTestCards(
  card('thorns', {
    actions: [
      {
        kind: 'special',
        id: 'bleed',
        name: 'Bleed',
        cost: { damage: 1 },
        lines: [{ do: { destiny: { hero: 'you' } } }],
      },
    ],
  }),
  card('drum', {
    abilities: [{ window: 'after-action', lines: [{ do: { count: { counter: 'beats', add: 1 } } }] }],
  }),
);

rule('LR-ACT-07', 'what a special action costs is paid once, and before it does anything', () => {
  const bleeds = (damage: number) =>
    table()
      .hero('calthia', { in: 'A', damage, dice: [2], treasure: ['thorns'] })
      .turnOf('calthia')
      .acts('calthia', 'bleed')
      .emitsInOrder('hero-damaged', 'destiny-gained')
      .emitsTimes(1, 'hero-damaged', { hero: 'calthia', count: 1 })
      .isQuiet();
  bleeds(0).heroHas('calthia', { damage: 1, wounded: false, destiny: 1, dice: [] });
  bleeds(3).heroHas('calthia', { damage: 0, wounded: true, destiny: 1, dice: [] });
});

rule('LR-ACT-02', 'the die that was turned is removed, and no other', () => {
  const turns = (die: number, value: string) =>
    table()
      .hero('calthia', { in: 'A', dice: [2, 3, 5], destiny: 1 })
      .turnOf('calthia')
      .acts('calthia', 'rest', `destiny:${die}`)
      .answers('p1', 'choose-value', value);
  turns(3, '6').heroHas('calthia', { dice: [2, 5], destiny: 0 });
  // Turned to what another die shows.
  turns(3, '2').heroHas('calthia', { dice: [2, 5], destiny: 0 });
});

rule('LR-DST-04', 'a card may wait for the end of an action: each of the holder’s own, and no other', () => {
  const drummer = () =>
    table()
      .hero('calthia', { in: 'A', dice: [2, 3], treasure: ['drum'] })
      .hero('dhoraz', { in: 'A', dice: [2] });
  drummer()
    .turnOf('calthia')
    .acts('calthia', 'rest', 2)
    .emitsTimes(1, 'counted', { counter: 'beats', now: 1 })
    .acts('calthia', 'rest')
    .emitsTimes(1, 'counted', { counter: 'beats', now: 2 });
  drummer().turnOf('dhoraz').acts('dhoraz', 'rest').doesNotEmit('counted');
});

rule('LR-DST-01', 'a first token is gained, a second is not', () => {
  table()
    .hero('calthia', { in: 'A' })
    .runs(gainDestiny, { hero: 'calthia' })
    .gives(true)
    .heroHas('calthia', { destiny: 1 })
    .runs(gainDestiny, { hero: 'calthia' })
    .gives(false)
    .heroHas('calthia', { destiny: 1 });
});
