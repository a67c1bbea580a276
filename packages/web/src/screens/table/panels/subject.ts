import { type Asked, type Scene, type Why, whyAsked, whyBarred, whyTold } from '@questhall/table';
import type { About } from '../panel.js';

/** The question that is open now: a person's before a companion's. */
export const openNow = ({ open }: Pick<Scene, 'open'>): Asked | null =>
  open.find(({ forPerson }) => forPerson) ?? open[0] ?? null;

/** What "why?" is about, if nobody pointed at anything: what is asked now. */
export function subjectOf(about: About | null, scene: Pick<Scene, 'open'>): About | null {
  if (about !== null) return about;
  const asked = openNow(scene);
  return asked === null ? null : { of: 'question', asked };
}

/** In words, as it stands on the table. */
export function titleOf(about: About): string {
  if (about.of === 'question') return about.asked.question;
  if (about.of === 'option')
    return about.asked.options.find(({ id }) => id === about.option)?.text ?? about.asked.question;
  if (about.of === 'barred') return about.barred.name;
  return about.of === 'rule' ? about.rule : about.line.text;
}

export function reasonsOf(about: About): Why {
  if (about.of === 'question') return whyAsked(about.asked);
  if (about.of === 'option') return whyAsked(about.asked, about.option);
  if (about.of === 'barred') return whyBarred(about.barred, about.asked);
  if (about.of === 'rule') return { rules: [about.rule], trail: [], details: [] };
  return whyTold(about.line);
}

/** Is it about something that is not asked any more? */
export function isBygone(about: About, scene: Pick<Scene, 'open'>): boolean {
  return 'asked' in about && !scene.open.some(({ id }) => id === about.asked.id);
}
