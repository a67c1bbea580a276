import type { Frame, Text } from '@questhall/engine';

/** `card/line`, or `entity|card/line` for an ability. */
const KEY = /^(?:.*\|)?([^/|]+)\//;

/**
 * Names the rules in progress that carry out what a card says: whoever asks why wants to hear whose text it is. They are
 * the lines, the abilities and the effects of a game.
 */
export function cardFrames(
  prefix: string,
  nameOf: (card: string) => string,
): ({ proc, vars }: Frame) => Text | null {
  const spoken = new RegExp(`^${prefix}\\.(?:program|run-ability|effect\\..+)$`);
  return ({ proc, vars }) => {
    if (!spoken.test(proc)) return null;
    const [, card] = KEY.exec(String(vars.node ?? vars.program ?? vars.ability)) ?? [];
    return card === undefined ? null : { key: 'trail.card', args: { card: nameOf(card) } };
  };
}
