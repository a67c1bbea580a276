import { signed } from '@questhall/tabletop';
import type { Saying } from '@questhall/tabletop/german';
import type { VerbParams } from '../../effects/params.js';
import type { About } from '../about.js';
import { acting } from './acting.js';
import * as de from './speech.js';

const UNTIL = {
  turn: 'in diesem Zug',
  round: 'in dieser Runde',
  adventure: 'in diesem Abenteuer',
} as const;

/** What a card prints for each verb, in German. */
export const verbs: { readonly [V in keyof VerbParams]: (params: VerbParams[V], about: About) => Saying } = {
  act: ({ hostiles, does: list }, about) => acting(de.hostileWords(hostiles, about), list),
  bringBack: ({ hero, in: where, side = 'unwounded' }, about) =>
    de.followed(
      de.does(de.heroWords(hero, about), de.VERBS.zurückkehren, de.toWords(where, about)),
      `, mit der ${side === 'wounded' ? 'verwundeten' : 'unverwundeten'} Seite nach oben`,
    ),
  choose: ({ options }) => ({ text: `wählt eins: ${options.map(({ name }) => `„${name}“`).join(' oder ')}` }),
  command: ({ hero, actions, kinds }, about) => {
    const made = de.amountWords(actions, de.actionNoun(kinds ?? []), about);
    return de.does(de.heroWords(hero, about), de.VERBS.dürfen, `${made} ausführen`);
  },
  count: ({ counter, add, set }, about) => {
    const name = de.counterPhrase(counter);
    if (add === undefined || set !== undefined)
      return de.order(de.VERBS.setzen, `${name.acc} auf ${set ?? 0}`);
    const down = typeof add === 'number' && add < 0;
    const by =
      typeof add === 'number'
        ? Math.abs(add)
        : de.amountWords(add, { one: '', many: '' }, about).replace('  ', ' ');
    return de.does(name, down ? de.VERBS.sinken : de.VERBS.steigen, `um ${by}`);
  },
  damage: ({ count, hero, hostile, all }, about) => {
    const dealt = de.amountWords(count, { one: 'Schaden', many: 'Schaden' }, about);
    const whom =
      hero !== undefined
        ? de.heroWords(hero, about)
        : hostile !== undefined
          ? de.hostileWords(hostile, about)
          : de.everyoneElse(all ?? 'your-area', about);
    return de.does(whom, de.VERBS.erleiden, dealt);
  },
  destiny: ({ hero }, about) =>
    de.does(de.heroWords(hero, about), de.VERBS.erhalten, 'einen Schicksalsmarker'),
  die: ({ hero, reroll, add = 0 }, about) => {
    const who = de.heroWords(hero, about);
    const die = who.person === 'du' ? 'einen deiner Aktionswürfel' : `einen Aktionswürfel von ${who.dat}`;
    if (reroll === true) return de.order(de.VERBS.neuWürfeln, die);
    const turned = add < 0 ? de.VERBS.hinunterdrehen : de.VERBS.hinaufdrehen;
    return de.order(turned, `${die} um ${Math.abs(add)}`);
  },
  door: ({ door, open }) =>
    de.order(open ? de.VERBS.öffnen : de.VERBS.schließen, de.quoted(de.DOORS[door] ?? door)),
  end: ({ result }) => de.does(de.HEROES, result === 'won' ? de.VERBS.gewinnen : de.VERBS.verlieren, ''),
  heal: ({ hero, count, flip }, about) => {
    const tokens = de.amountWords(count, { one: 'Schadensmarker', many: 'Schadensmarker' }, about);
    const removed = de.does(de.heroWords(hero, about), de.VERBS.entfernen, tokens);
    return flip === true
      ? de.followed(removed, ' (ohne Marker: zurück auf die unverwundete Seite)')
      : removed;
  },
  marker: ({ which, to, along }, about) => {
    const marker = `den ${de.MARKERS[which]}`;
    if (along !== undefined)
      return de.order(
        de.VERBS.bewegen,
        `${marker} einen Bereich weiter auf dem Weg ${de.toAreas(along.slice(-1), about)}`,
      );
    return to === null || to === undefined
      ? de.order(de.VERBS.entfernen, `${marker} vom Spielfeld`)
      : de.order(de.VERBS.bewegen, `${marker} ${de.toAreas([to], about)}`);
  },
  prevent: ({ count }, about) =>
    de.order(de.VERBS.verhindern, de.amountWords(count, { one: 'Schaden', many: 'Schaden' }, about)),
  shift: ({ hero, hostile, to }, about) => {
    const whom = hero === undefined ? de.hostileWords(hostile ?? 'target', about) : de.heroWords(hero, about);
    return de.order(de.VERBS.bewegen, `${whom.acc} ${de.toWords(to ?? 'adjacent', about)}`);
  },
  slay: ({ hostile }, about) => de.does(de.hostileWords(hostile, about), de.VERBS.werden, 'erschlagen'),
  spawn: ({ kind, else: other, count = 1, in: where }, about) => {
    const or =
      other === undefined
        ? ''
        : ` (oder ${de.kindPhrase({ kind: other }, 'ein', about).acc}, wenn nicht verfügbar)`;
    const token =
      count === 1
        ? de.kindPhrase({ kind }, 'ein', about).acc
        : de.kindCount({ kind }, typeof count === 'number' ? `${count}` : '', about).acc;
    return de.order(de.VERBS.platzieren, `${token}${or} ${de.placeWords(where, about)}`);
  },
  stat: ({ hero, stat, add, until }, about) =>
    de.does(de.heroWords(hero, about), de.VERBS.haben, `${UNTIL[until]} ${signed(add)} ${de.STATS[stat]}`),
  step: ({ hero, steps, evade }, about) => {
    const who = de.heroWords(hero, about);
    const far = de.amountWords(steps, { one: 'Bereich', many: 'Bereiche' }, about);
    const moved = `${who.person === 'du' ? 'dich' : 'sich'} bis zu ${far} weit bewegen`;
    const step = de.does(who, de.VERBS.dürfen, moved);
    return evade === true ? de.followed(step, ', gebunden oder nicht') : step;
  },
  story: ({ text }) => ({ text: `lest vor: „${text.replaceAll('„', '‚').replaceAll('“', '‘')}“` }),
  thing: ({ thing, to }, about) => {
    const what = thing === undefined ? 'diesen Gegenstand' : de.quoted(about.speech.printed.thing(thing));
    const you = de.heroWords('you', about);
    if (to === 'you') return de.does(you, de.VERBS.tragen, `von jetzt an ${what}`);
    if (to === 'gone') return de.order(de.VERBS.entfernen, `${what} vom Spielfeld`);
    return to === 'your-area'
      ? de.does(you, de.VERBS.ablegen, what)
      : de.order(de.VERBS.legen, `${what} ${de.toAreas([to.area], about)}`);
  },
  treasure: ({ hero, card }, about) =>
    de.does(
      de.heroWords(hero, about),
      de.VERBS.erhalten,
      card === undefined ? 'eine Schatzkarte' : de.quoted(about.speech.printed.name(card)),
    ),
};
