import { networkInterfaces } from 'node:os';
import type { Place } from './listen.js';

const ANYWHERE = ['0.0.0.0', '::'];

export const isOpenToAll = ({ host }: Place): boolean => ANYWHERE.includes(host);

/** The address to type on this machine. */
export function addressHere({ host, port }: Place): string {
  return addressOf(ANYWHERE.includes(host) ? '127.0.0.1' : host, port);
}

/** The addresses to type on other machines of the same network. */
export function addressesInNetwork({ port }: Place, found = networkInterfaces()): string[] {
  return Object.values(found)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => addressOf(address, port));
}

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
