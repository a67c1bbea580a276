import { type TableGame, type Thinker, thinkHere } from '@questhall/table';
import { type Port, type Postable, portOf } from '../port.js';
import type { Reply, Request } from '../protocol.js';
import { noClaims, webClaims } from '../storage/claims.js';
import { openShelf } from '../storage/open.js';
import { type BrowserMeans, Requests } from './requests.js';
import { type ThinkReply, type ThinkRequest, thinkApart } from './think-apart.js';

/** A worker of a worker: not every browser allows it, and then companions think where the game is run. */
function started({ rules }: TableGame): Thinker {
  if (typeof Worker === 'undefined') return thinkHere(rules, { clock: () => performance.now() });
  const worker = new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
  return thinkApart(rules.id, portOf<ThinkReply, ThinkRequest>(worker as Postable));
}

/** Nobody thinks before there is something to think about. */
function thinker(game: TableGame): Thinker {
  let made: Thinker | null = null;
  const ready = () => {
    made ??= started(game);
    return made;
  };
  return {
    answer: (question) => ready().answer(question),
    advice: (question) => ready().advice(question),
    sampled: (trial) => ready().sampled(trial),
    odds: (trial) => ready().odds(trial),
    stop: () => made?.stop(),
  };
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Requests that come before the storage is open wait for it. */
function patient(port: Port<Request, Reply>, ready: Promise<BrowserMeans>): void {
  const early: Request[] = [];
  let hear = (request: Request) => {
    early.push(request);
  };
  port.listen((request) => hear(request));
  ready.then((means) => {
    const listen: Port<Request, Reply>['listen'] = (heard) => {
      hear = heard;
    };
    new Requests({ ...port, listen }, means);
    for (const request of early) hear(request);
  });
}

const means = openShelf().then((shelf) => ({
  shelf,
  claims: 'locks' in navigator ? webClaims(navigator.locks) : noClaims,
  now: () => Date.now(),
  sleep,
  thinker,
}));

patient(portOf<Request, Reply>(self as unknown as Postable), means);
