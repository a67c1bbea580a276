import { FINE, Refused } from '../errors.js';
import type { Paper } from '../text/paper.js';
import { addressesInNetwork, addressHere, isOpenToAll } from './serve/addresses.js';
import { builtApp } from './serve/built.js';
import { hasDesktop, openPage } from './serve/desktop.js';
import { listen, type Served } from './serve/listen.js';
import { site } from './serve/site.js';

export type ServeFlags = {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  readonly app?: string;
};

export const FIRST_PORT = 4600;

/** Serves the app until somebody ends it. */
export async function serve(paper: Paper, flags: ServeFlags): Promise<number> {
  const served = await listen(site(builtApp(paper.io, flags.app)), flags);
  const ended = signalled();
  welcome(paper, flags, served);
  if (flags.open && hasDesktop(paper.io.env)) openPage(addressHere(served));
  await ended;
  await served.close();
  paper.say('The hall is closed. Your adventures stay where they are, in your browser.');
  return FINE;
}

function welcome(paper: Paper, { port }: ServeFlags, served: Served): void {
  if (port !== 0 && served.port !== port)
    paper.say(
      `Port ${port} is busy, so the hall is at port ${served.port}. A browser keeps adventures for each address: those of port ${port} are not seen here.`,
    );
  paper.say('The hall is open at');
  paper.verbatim(paper.style.mark(addressHere(served)));
  if (isOpenToAll(served)) {
    const found = addressesInNetwork(served);
    if (found.length > 0) paper.say('and on other machines of this network at');
    for (const address of found) paper.verbatim(paper.style.mark(address));
  }
  paper.say('Ctrl-C closes it.');
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

export function portNumber(typed: string): number {
  const value = Number(typed);
  if (/^\d{1,5}$/.test(typed) && value <= 65_535) return value;
  throw new Refused(`A port is a whole number from 0 (any free port) to 65535, not '${typed}'.`);
}

export function hostName(typed: string): string {
  if (typed.trim() !== '') return typed.trim();
  throw new Refused('--host needs an address, like 127.0.0.1 or 0.0.0.0.');
}
