import type { OptionId, Reason } from '@questhall/engine';
import type { Asked, BarredOption, Line, Offered } from './scene.js';

/** The rules behind something on the screen, the reason first; the page has their words. */
export type Why = {
  readonly rules: readonly string[];
  readonly trail: readonly Reason[];
  readonly details: readonly string[];
};

/** Why a question is asked, why an option is offered, why another is barred. All of it has come with the scene. */
export function whyAsked({ rules, trail, options }: Asked, option?: OptionId): Why {
  const offered: Offered | undefined = options.find(({ id }) => id === option);
  return { rules, trail, details: offered?.details ?? [] };
}

export const whyBarred = ({ rules, because }: BarredOption, { trail }: Asked): Why => ({
  rules,
  trail,
  details: [because],
});

export const whyTold = ({ rules, paragraphs }: Line): Why => ({ rules, trail: [], details: paragraphs });
