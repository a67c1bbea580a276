import { readFileSync } from 'node:fs';

/** A JSON file that cannot be read; the message names file, line and column. */
export class BrokenJson extends Error {}

/**
 * @param {string} path
 * @param {string} shown how the message names the file
 * @returns {unknown}
 */
export function readJson(path, shown) {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenJson(`${shown}:${position(text, firstError(text))}: not valid JSON`);
  }
}

/**
 * @param {string} text
 * @param {number} offset
 */
function position(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

const TOKEN =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/**
 * Node 20 leaves the position out of most of its JSON errors, so a broken text is read a second time.
 * @param {string} text
 */
function firstError(text) {
  const reader = { text, at: 0 };
  const broken = value(reader);
  if (broken !== undefined) return broken;
  const rest = text.slice(reader.at).search(/\S/);
  return rest < 0 ? text.length : reader.at + rest;
}

/** @typedef {{ text: string, at: number }} Reader */

/**
 * @param {Reader} reader
 * @returns {{ start: number, token: string }}
 */
function next(reader) {
  TOKEN.lastIndex = reader.at;
  const match = TOKEN.exec(reader.text);
  const spaces = /^\s*/.exec(reader.text.slice(reader.at))?.[0].length ?? 0;
  const start = reader.at + spaces;
  if (match === null) return { start, token: '' };
  reader.at = TOKEN.lastIndex;
  return { start, token: match[0].trim() };
}

/**
 * @param {Reader} reader
 * @returns {number | undefined} where the value breaks off
 */
function value(reader, { start, token } = next(reader)) {
  if (token === '{') return list(reader, '}', (first) => member(reader, first));
  if (token === '[') return list(reader, ']', (first) => value(reader, first));
  return token === '' || /^[}\],:]$/.test(token) ? start : undefined;
}

/**
 * @param {Reader} reader
 * @param {{ start: number, token: string }} key
 */
function member(reader, key) {
  if (!key.token.startsWith('"')) return key.start;
  const colon = next(reader);
  return colon.token === ':' ? value(reader) : colon.start;
}

/**
 * @param {Reader} reader
 * @param {string} close
 * @param {(first: { start: number, token: string }) => number | undefined} item
 * @returns {number | undefined}
 */
function list(reader, close, item) {
  let head = next(reader);
  if (head.token === close) return undefined;
  for (;;) {
    const broken = item(head);
    if (broken !== undefined) return broken;
    const after = next(reader);
    if (after.token === close) return undefined;
    if (after.token !== ',') return after.start;
    head = next(reader);
  }
}
