import type { JsonRecord, Standing } from '@questhall/engine';
import type { Seating } from '../commands/command-line.js';
import { en } from '../words/en.js';

/** What a kept game says about itself: how far it has come, and who of the players is a bot. */
export type Note = Standing & Seating;

/** The note in a save. A save that somebody put on the shelf has none: then its answers are counted. */
export function readNote(data: JsonRecord, title: string): Note {
  const { note, answers } = data;
  const noted = typeof note === 'object' && note !== null && !Array.isArray(note) ? note : {};
  const word = (name: string) => (typeof noted[name] === 'string' ? noted[name] : undefined);
  const answered = Array.isArray(answers) ? answers.length : 0;
  const [bots, bot] = [word('bots'), word('bot')];
  return {
    adventure: word('adventure') ?? title,
    party: word('party') ?? '',
    where: word('where') ?? en.decisions(answered),
    ...(bots !== undefined && { bots }),
    ...(bot !== undefined && { bot }),
  };
}
