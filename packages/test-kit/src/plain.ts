import { checkState, type State } from '@questhall/engine';

/** Out to JSON and in again, as a save does it; what JSON would lose or bend is refused with its place. */
export function throughJson<B>(state: State<B>): State<B> {
  checkState(state);
  return JSON.parse(JSON.stringify(state)) as State<B>;
}
