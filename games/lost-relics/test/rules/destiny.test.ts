import { goOut } from '../../src/procs.js';
import { gainDestiny } from '../../src/rules/actions.js';
import { adventurePhase, recoveryPhase } from '../../src/rules/round.js';
import { addTestCards, rule, table } from '../kit.js';

rule('LR-DST-01', 'a hero has at most one destiny token', () => {
  table()
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A', destiny: 1 })
    .runs(gainDestiny, { hero: 'dhoraz' })
    .gives(false)
    .heroHas('dhoraz', { destiny: 1 })
    .heroHas('calthia', { destiny: 0 });
});

rule('LR-DST-02', 'every hero but Taros can earn one', () => {
  table({ adventure: () => ({ phase: [{ do: { destiny: { hero: { count: 'all' } } } }] }) })
    .hero('dhoraz', { in: 'A' })
    .hero('taros', { in: 'A' })
    .runs(adventurePhase, {})
    .heroHas('dhoraz', { destiny: 1 })
    .heroHas('taros', { destiny: 0 });
});

rule('LR-DST-03', 'a token turns the die before it is spent', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2], destiny: 1 })
    .hostile('x', { in: 'B', rank: 'leader', resilience: 9, reactions: ['retreat'], attacks: [] })
    .turnOf('calthia')
    .acts('calthia', 'shoot', 'destiny:2')
    .answers('p1', 'choose-value', '6')
    .emits('action', { inspired: true })
    .hostileIs('x', { damage: 2 })
    .heroHas('calthia', { destiny: 0, dice: [] });
});

rule('LR-DST-04', 'cards and adventures grant tokens; a kill by itself does not', () => {
  const kill = (action: string) =>
    table()
      .hero('calthia', { in: 'A', dice: [2], treasure: ['lucky-blade'] })
      .hostile('x', { in: 'A', resilience: 1 })
      .turnOf('calthia')
      .acts('calthia', action)
      .isGone('x');
  kill('cut').heroHas('calthia', { destiny: 1 });
  kill('strike').heroHas('calthia', { destiny: 0 });
});

rule('LR-DST-05', 'a token changes only a die of the hero who holds it', () => {
  table()
    .hero('calthia', { in: 'A', dice: [2, 3] })
    .hero('dhoraz', { in: 'A', dice: [5], destiny: 1 })
    .turnOf('calthia')
    .answers('p1', 'choose-action', 'rest')
    .asks('p1', 'choose-die', '2', '3');
});

rule('LR-DST-06', 'a hero who goes out of action and returns keeps the token', () => {
  table({ map: ['AB'], havens: ['B'] })
    .line('calthia')
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A', destiny: 1, wounded: true })
    .runs(goOut, { hero: 'dhoraz' })
    .heroHas('dhoraz', { out: true, destiny: 1 })
    .runs(recoveryPhase, {})
    .heroHas('dhoraz', { in: 'B', destiny: 1 });
});

rule('LR-DST-03', 'a token that an action costs cannot turn the die as well', () => {
  const bell = {
    kind: 'special',
    id: 'ring',
    name: 'Ring',
    cost: { destiny: true },
    lines: [{ do: { bringBack: { hero: { out: true }, in: 'adjacent' } } }],
  };
  addTestCards({ kind: 'treasure', id: 'bell', name: 'Bell', origin: 'ours', actions: [bell] });
  const ringer = () =>
    table()
      .hero('calthia', { in: 'A', dice: [2], destiny: 1, treasure: ['bell'] })
      .hero('regis', { out: true });
  ringer().turnOf('calthia').acts('calthia', 'ring').heroHas('calthia', { destiny: 0, dice: [] });
  ringer().actions('calthia', ['move', 'rest', 'ring'], 2).actions('calthia', ['move', 'rest'], 3);
});
