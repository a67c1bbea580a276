import type { Decision, ExplainedOption, SeatId, Text } from '@questhall/engine';

type Said = Pick<ExplainedOption, 'name' | 'facts' | 'outlook'>;

/**
 * What an answer says, by the key of its name: `option.hero` is the name, and beside it the catalogue may have
 * `option.hero.facts` and `option.hero.outlook` with the same arguments.
 */
export function optionWords(catalogue: { readonly [key: string]: string }) {
  return (key: string, args: Text['args'] = {}): Said => {
    const name = `option.${key}`;
    const [facts, outlook] = [`${name}.facts`, `${name}.outlook`];
    return {
      name: { key: name, args },
      ...(facts in catalogue && { facts: { key: facts, args } }),
      ...(outlook in catalogue && { outlook: { key: outlook, args } }),
    };
  };
}

type Led = { readonly id: string; readonly seat: SeatId };

/** Who decides: the one whom the question is about if his player is asked, or the first one of that player. */
export function deciderAmong<Hero extends Led>(
  heroes: readonly Hero[],
  about: string | undefined,
  { seat, by }: Pick<Decision, 'seat' | 'by'>,
): Hero | undefined {
  if (seat === 'party') return undefined;
  const theirs = heroes.filter((hero) => hero.seat === by);
  return theirs.find(({ id }) => id === about) ?? theirs[0];
}
