import { type Child, h, type Markup } from './markup.js';

/** A part of the report: what it says in sentences, then what shows it. */
export type Section = {
  id: string;
  title: string;
  says: readonly string[];
  /** What stands at the top of the page; the first two sentences unless it says otherwise. */
  short?: readonly string[];
  shows: readonly Child[];
};

export function sectionOf({ id, title, says, shows }: Section): Markup {
  const sentences = says.map((sentence) => h('p', { class: 'says' }, sentence));
  return h('section', { id }, h('h2', {}, title), sentences, ...shows);
}

/** A way to read what is drawn. */
export const hint = (text: string): Markup => h('p', { class: 'hint' }, text);

/** Long things that one opens; a printer gets them open. */
export const folded = (summary: string, ...shows: Child[]): Markup =>
  h('details', {}, h('summary', {}, summary), ...shows);
