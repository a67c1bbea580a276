import { makeSave, RuleBug } from '@questhall/engine';
import { shareCode } from '../share.js';
import type { File } from '../table.js';
import type { Desk } from './desk.js';
import { playedOf } from './played.js';

/** The same file that the command line writes and reads, with every branch beside the one that is looked at. */
export function exportFile(desk: Desk): File {
  const save = { ...saveOf(desk), played: playedOf(desk) };
  return { name: fileName(desk, 'questhall'), text: `${JSON.stringify(save)}\n` };
}

/** A save up to the last answer that worked; the one that did not is kept beside it, as the command line does. */
export function bugReport(desk: Desk): File {
  const { crash } = desk;
  const error = crash?.error;
  const message = error instanceof Error ? error.message : '';
  const trail = error instanceof RuleBug ? error.trail : trailOf(desk);
  const report = { ...saveOf(desk), crash: { message, trail, answer: crash?.answer ?? null } };
  return { name: fileName(desk, 'questhall-bug'), text: `${JSON.stringify(report)}\n` };
}

export function codeOf(desk: Desk): Promise<string> {
  const { id, content } = desk.found.game.rules;
  return shareCode({ game: id, content, ...recordOf(desk) });
}

function recordOf({ found: { setup, seed }, history }: Desk) {
  return { setup, seed, answers: history.answers.slice(0, history.at) };
}

const saveOf = (desk: Desk) => makeSave(desk.found.game.rules, recordOf(desk), desk.history.state);

const trailOf = ({ history }: Desk): string[] => history.state.stack.map(({ proc, at }) => `${proc}/${at}`);

/** "questhall-A-Foul-Stench-Round-3-45.json": what somebody looks for in a folder a month later. */
function fileName({ standing: { adventure, where }, history }: Desk, kind: string): string {
  const words = `${adventure} ${where}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '');
  return `${kind}-${words.slice(0, 60)}-${history.at}.json`;
}
