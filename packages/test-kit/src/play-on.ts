import { type Decision, Dice, type Rules, type State, seeded } from '@questhall/engine';

export type Playing<B> = {
  readonly seed?: string;
  /** Answers after which it stops. */
  readonly most?: number;
  /** Looks at the state before every answer, and at the end. */
  readonly look?: (state: State<B>) => void;
};

/** Goes on with a game at random, in place, until it is over. */
export function playOn<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  { seed = 'on', most = 5000, look = () => undefined }: Playing<B> = {},
): State<B> {
  const dice = new Dice(seeded(`${seed}-picks`));
  for (let n = 0; n < most && state.over === null; n++) {
    look(state);
    const { id, options, min, max } = state.open[0] as Decision;
    const count = min + dice.draw('count', max - min + 1);
    rules.play(state, { decision: id, picks: dice.shuffle('picks', [...options]).slice(0, count) });
  }
  look(state);
  return state;
}
