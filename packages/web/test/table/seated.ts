import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { gameCodes, loadGame } from '@questhall/games';
import {
  type Asked,
  type Claim,
  MemoryStore,
  type Result,
  type Scene,
  Shelf,
  thinkHere,
} from '@questhall/table';
import { Client } from '../../src/table/client.js';
import { type Postable, portOf } from '../../src/table/port.js';
import type { Opening, Reply, Request } from '../../src/table/protocol.js';
import type { Claims } from '../../src/table/storage/claims.js';
import type { Table } from '../../src/table/table.js';
import { type BrowserMeans, Requests } from '../../src/table/worker/requests.js';

/** The game that offers this adventure, wherever it lies on the shelf. */
export async function gameWith(adventure: string): Promise<string> {
  for (const code of gameCodes) {
    const known = (await loadGame(code))?.offer.adventures() ?? [];
    if (known.some(({ id }) => id === adventure)) return code;
  }
  throw new Error(`no game offers '${adventure}'`);
}

/** What is played where nothing else is said. */
export const GAME = await gameWith('a-foul-stench');
export const SETUP = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench' };

/** The first campaign of a game for two players; what it usually begins with, where it has none. */
export async function campaignOf(code: string) {
  const offer = (await loadGame(code))?.offer;
  if (offer === undefined) throw new Error(`there is no game '${code}'`);
  const all = offer.adventures();
  const chosen =
    all.find(({ chain }) => chain.length > 0) ?? all.find(({ id }) => id === offer.usual.adventure);
  const { field = '' } = offer.kinds.find(({ id }) => id === chosen?.kind) ?? {};
  const setup = offer.setupOf({ goal: { field, id: chosen?.id ?? '' }, players: 2 });
  return { game: code, setup: setup as object };
}

/** A host and a page in one process, with a real line between them: everything is copied on its way. */
export function lineTo(means: Partial<BrowserMeans> = {}): Client {
  const { port1, port2 } = new MessageChannel();
  const all = {
    shelf: new Shelf(new MemoryStore()),
    claims: fakeClaims(),
    now: () => 0,
    sleep: (milliseconds: number) => wait(milliseconds),
    thinker: ({ rules }: { rules: Parameters<typeof thinkHere>[0] }) =>
      thinkHere(rules, { clock: () => performance.now(), patience: 60 }),
    ...means,
  };
  new Requests(portOf<Request, Reply>(port1 as unknown as Postable), all);
  return new Client(portOf<Reply, Request>(port2 as unknown as Postable));
}

export async function seated(
  opening: Partial<Opening> = {},
  means: Partial<BrowserMeans> = {},
): Promise<{ id: string; table: Table }> {
  const standard = { from: 'setup', game: GAME, setup: SETUP, seed: 'web', language: 'en', pace: 'instant' };
  const { id, table } = value(await lineTo(means).open({ ...standard, ...opening } as Opening));
  return { id: id ?? '', table };
}

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.trouble.key} ${JSON.stringify(result.trouble.args)}`);
  return result.value;
}

export const troubleIn = (result: Result<unknown>): string => (result.ok ? 'none' : result.trouble.key);

export function openQuestion({ scene }: { scene: Scene }): Asked {
  const asked = scene.open.find(({ forPerson }) => forPerson);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

/** Chances that are the same every time. */
export function chances(seed: number): (sides: number) => number {
  let last = seed;
  return (sides) => {
    last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff;
    return (last >>> 8) % sides;
  };
}

export async function answerAny(table: Table, draw: (sides: number) => number): Promise<void> {
  const { id, options, min, max } = openQuestion(table);
  const left = options.map((option) => option.id);
  const count = min + draw(Math.max(1, Math.min(max, left.length) - min + 1));
  const picks = Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0] ?? '');
  value(await table.answer(id, picks));
}

/** Plays on by chance, until so many answers are given or the game is over. */
export async function playOn(table: Table, answers: number, draw = chances(7)): Promise<void> {
  for (let i = 0; i < answers && table.scene.over === null; i++) await answerAny(table, draw);
}

export async function until(table: Table, met: (scene: Scene) => boolean): Promise<Scene> {
  for (let tries = 0; tries < 1000 && !met(table.scene); tries++) await wait(5);
  return table.scene;
}

/** Locks of several windows in one process. */
export function fakeClaims(): Claims {
  const held = new Map<string, () => void>();
  return {
    claim: async (id, takeOver): Promise<Claim | null> => {
      if (held.has(id) && !takeOver) return null;
      held.get(id)?.();
      let lose = () => undefined as void;
      const lost = new Promise<void>((gone) => {
        lose = gone;
      });
      held.set(id, lose);
      return { lost, release: () => void held.delete(id) };
    },
  };
}
