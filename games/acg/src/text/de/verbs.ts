import type { Saying } from '@questhall/tabletop/german';
import type { VerbParams } from '../../effects/params.js';
import { placeOf } from '../../effects/spawn.js';
import type { LineWords } from '../about.js';
import * as de from './speech.js';
import { actionWords } from './verb-action.js';
import { chooseWords } from './verb-choose.js';
import { readyWords } from './verb-ready.js';

const DICE = { hero: 'Heldenwürfel', enemy: 'Gegnerwürfel', any: 'Würfel' } as const;

const FROM = {
  deck: 'die oberste Karte des Ausrüstungsstapels',
  discard: '1 Karte aus der abgelegten Ausrüstung',
  either: '1 Ausrüstungskarte vom Ausrüstungsstapel oder aus der abgelegten Ausrüstung',
} as const;

const PLACES = {
  lair: { verb: de.VERBS.legen, where: ' in den Unterschlupf' },
  removed: { verb: de.VERBS.entfernen, where: ' aus der Quest' },
  discard: { verb: de.VERBS.ablegen, where: '' },
  shadows: { verb: de.VERBS.legen, where: ' in die Schatten' },
} as const;

const THEN = {
  reorder: 'Lege sie in beliebiger Reihenfolge zurück',
  bottom: 'Du darfst beliebig viele davon unter den Stapel legen',
} as const;

/** What a card prints for each verb, in German. */
export const verbs: { readonly [V in keyof VerbParams]: (params: VerbParams[V], line: LineWords) => Saying } =
  {
    action: actionWords,
    activate: ({ enemy, thenReady }, line) => {
      const who = de.enemyWords(enemy, line);
      const ready = thenReady === true;
      if (!line.may)
        return de.does(who, de.VERBS.werden, ready ? 'aktiviert und danach bereit gemacht' : 'aktiviert');
      const clause = de.ordered(line, de.VERBS.aktivieren, who.acc);
      return ready ? de.followed(clause, ' und danach bereit machen') : clause;
    },
    addToPool: ({ card }, line) =>
      de.ordered(line, de.VERBS.legen, `${de.cardWords(card, line)} in den Kampagnenvorrat`),
    advance: ({ enemy }, line) => de.done(line, de.enemyWords(enemy, line), de.VERBS.vorrücken, ''),
    changeAmount: ({ add }, line) =>
      de.ordered(line, add < 0 ? de.VERBS.verringern : de.VERBS.erhöhen, `diese Wunden um ${Math.abs(add)}`),
    choose: chooseWords,
    claimGear: ({ hero, from }, line) => de.done(line, de.heroWords(hero), de.VERBS.nehmen, FROM[from]),
    claimTokens: ({ hero, count }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.erhalten, de.amountWords(count, de.NOUNS.token)),
    condition: ({ hero, gain, lose }, line) => {
      const state = (id: string) => `den Zustand ${de.cardWords(id, line)}`;
      if (gain !== undefined) return de.done(line, de.heroWords(hero), de.VERBS.erhalten, state(gain));
      const what = lose === 'one' ? '1 Zustand' : state(lose ?? '');
      return de.done(line, de.heroWords(hero), de.VERBS.verlieren, what);
    },
    convert: ({ from, to, count }, line) => {
      const what = `${line.may && count > 1 ? 'bis zu ' : ''}${de.counted(count, de.ICONS[from])}`;
      const into = count === 1 ? `ein ${de.ICONS[to].one}` : de.ICONS[to].many;
      return de.ordered(line, de.VERBS.umwandeln, `${what} in ${into}`);
    },
    discardTokens: ({ hero, count }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.ablegen, de.amountWords(count, de.NOUNS.token)),
    distribute: ({ what, count }, line) => {
      const number = de.amountWords(count, what === 'tokens' ? de.NOUNS.token : de.NOUNS.wound);
      const healing = what === 'recovery' ? 'die Heilung von ' : '';
      return de.ordered({ ...line, by: 'party' }, de.VERBS.verteilen, `${healing}${number} auf die Helden`);
    },
    drawDungeon: ({ count = 1, orExhaust }, line) => {
      const draw = de.ordered(line, de.VERBS.ziehen, de.counted(count, de.NOUNS.dungeonCard));
      if (orExhaust === undefined) return draw;
      const each = count === 1 ? 'sie' : 'jede';
      return de.followed(
        draw,
        `. Handle ${each} ab oder erschöpfe 1 Aktion, um sie unter ihren Stapel zu legen`,
      );
    },
    endQuest: ({ result }, line) => {
      if (!line.may) return de.does(de.QUEST, de.VERBS.sein, result === 'won' ? 'gewonnen' : 'verloren');
      return de.ordered(line, result === 'won' ? de.VERBS.gewinnen : de.VERBS.verlieren, 'die Quest');
    },
    engage: ({ enemy, hero = 'you' }, line) => {
      const who = de.enemyWords(enemy, line);
      return hero === 'you' && typeof enemy === 'object'
        ? de.ordered(line, de.VERBS.binden, who.acc)
        : de.done(line, who, de.VERBS.binden, de.heroWords(hero).acc);
    },
    exhaust: ({ enemy, action }, line) => {
      if (action !== undefined) {
        const actions = de.counted(action.count, de.NOUNS.action);
        return de.done(line, de.heroWords(action.hero), de.VERBS.erschöpfen, actions);
      }
      return enemy === undefined
        ? { text: '' }
        : de.ordered(line, de.VERBS.erschöpfen, de.enemyWords(enemy, line).acc);
    },
    forbid: ({ verb, hero = 'you', enemy, until }, line) => {
      const heroes = hero === 'each' ? de.HEROES : de.heroWords(hero);
      const who = enemy === undefined ? heroes : de.enemyWords(enemy, line);
      const cannot = `${de.untilWords(until)} ${de.cannotWords(verb)}`;
      if (!line.may) return de.does(who, de.VERBS.können, cannot);
      const that = `, dass ${who.nom} ${cannot} ${de.VERBS.können[who.person]}`;
      return de.followed(de.ordered(line, de.VERBS.bestimmen, ''), that);
    },
    inflict: ({ enemy }, line) => de.done(line, de.enemyWords(enemy, line), de.VERBS.zuschlagen, ''),
    legendary: ({ hero }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.erhalten, '1 zufällige legendäre Ausrüstungskarte'),
    look: ({ deck, count, then }, line) => {
      const top = count === 1 ? 'die oberste Karte' : `die obersten ${count} Karten`;
      const what = `${line.may && line.by !== 'you' ? 'sich' : 'dir'} ${top} des ${de.DECKS[deck]}s`;
      return de.followed(de.ordered(line, de.VERBS.ansehen, what), `. ${THEN[then]}`);
    },
    modifyRoll: ({ icon, add }, line) => {
      const number = typeof add === 'number' ? add : (add.times ?? 1);
      const size = typeof add === 'number' ? Math.abs(add) : { ...add, times: Math.abs(number) };
      const verb = number < 0 ? de.VERBS.entfernen : de.VERBS.hinzufügen;
      return de.ordered(line, verb, de.amountWords(size, de.ICONS[icon]));
    },
    modifyStat: ({ stat, hero = 'you', enemy, add, until }, line) => {
      const who = enemy === undefined ? de.heroWords(hero) : de.enemyWords(enemy, line);
      const what = `${de.untilWords(until)} ${de.statWords(stat, add)}`;
      return de.done(line, who, de.VERBS.haben, what);
    },
    peril: ({ change }, line) =>
      de.ordered(line, change < 0 ? de.VERBS.senken : de.VERBS.erhöhen, `die Gefahr um ${Math.abs(change)}`),
    place: ({ enemy, to }, line) => {
      const { verb, where } = PLACES[to];
      return de.ordered(line, verb, `${de.enemyWords(enemy, line).acc}${where}`);
    },
    progress: ({ add, remove }, line) => {
      const on = add === undefined ? '' : `${de.amountWords(add, de.NOUNS.progress)} auf den Ort`;
      if (remove === undefined) return de.ordered(line, de.VERBS.legen, on);
      const away = de.ordered(
        line,
        de.VERBS.entfernen,
        `${de.amountWords(remove, de.NOUNS.progress)} vom Ort`,
      );
      if (on === '') return away;
      return de.followed(away, line.may ? ` und ${on} legen` : ` und lege ${on}`);
    },
    raiseCapacity: ({ hero, by }, line) =>
      de.done(line, de.heroWords(hero), de.VERBS.erhalten, `+${by} Traglast`),
    ready: readyWords,
    recover: ({ hero = 'you', enemy, count }, line) => {
      const who = enemy === undefined ? de.heroWords(hero) : de.enemyWords(enemy, line);
      const wounds = count === 'all' ? 'alle Wunden' : de.amountWords(count, de.NOUNS.wound);
      return de.done(line, who, de.VERBS.heilen, wounds);
    },
    refresh: ({ hero }, line) => {
      const who = de.heroWords(hero);
      return de.done(line, who, de.VERBS.auffrischen, `${de.OWN[who.person]} verbrauchte Ausrüstung`);
    },
    reroll: ({ die, count }, line) => {
      const upTo = line.may && count > 1 ? 'bis zu ' : '';
      return de.ordered(line, de.VERBS.neuWürfeln, `${upTo}${count} ${DICE[die]}`);
    },
    retreat: ({ enemy }, line) => {
      const who = de.enemyWords(enemy, line);
      return line.may
        ? de.ordered(line, de.VERBS.zwingen, `${who.acc} zum Rückzug`)
        : de.done(line, who, de.VERBS.zurückziehen, 'sich in die Schatten');
    },
    revive: ({ remaining = 1 }, line) => {
      const health = de.counted(remaining, {
        one: 'verbleibenden Lebenspunkt',
        many: 'verbleibenden Lebenspunkten',
      });
      return de.ordered(line, de.VERBS.wiederbeleben, `einen besiegten Helden mit ${health}`);
    },
    shuffleIn: ({ card, deck, among }, line) => {
      const top = among === 1 ? 'die oberste Karte' : `die obersten ${among} Karten`;
      const into = among === undefined ? `den ${de.DECKS[deck]}` : `${top} des ${de.DECKS[deck]}s`;
      return de.ordered(line, de.VERBS.mischen, `${de.cardWords(card, line)} in ${into}`);
    },
    spawn: (params, line) => {
      const { count = 1, named, facedown, hero } = params;
      const engaged = hero === undefined ? '' : `an ${de.heroWords(hero).acc} gebunden`;
      if (named !== undefined)
        return de.done(line, de.named(de.cardWords(named, line)), de.VERBS.erscheinen, engaged);
      const [number, each] =
        typeof count === 'number' ? [count, ''] : [count.times ?? 1, de.forEach(count.count)];
      const where = placeOf(params) === 'shadows' ? 'in den Schatten' : engaged;
      const who = de.enemyCount(number, facedown === true);
      return de.done(line, who, de.VERBS.erscheinen, [where, each].filter((part) => part !== '').join(' '));
    },
    suffer: ({ hero = 'you', enemy, count }, line) => {
      const wounds = de.amountWords(count, de.NOUNS.wound);
      if (enemy === undefined) return de.done(line, de.heroWords(hero), de.VERBS.erleiden, wounds);
      const who = de.enemyWords(enemy, line);
      const each = who.person === 'sie' ? `je ${wounds}` : wounds;
      if (line.may) return de.ordered(line, de.VERBS.zufügen, `${who.dat} ${each}`);
      return de.done(line, who, de.VERBS.erleiden, each);
    },
    upgrade: ({ hero }, line) => de.done(line, de.heroWords(hero), de.VERBS.verbessern, 'eine Grundaktion'),
  };
