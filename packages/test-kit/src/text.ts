import {
  type Event,
  linesOf,
  type Rules,
  type Show,
  type State,
  type Text,
  type Viewer,
} from '@questhall/engine';

/** The table in words, as one viewer sees it. */
export function textOf<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  state: State<B>,
  viewer: Viewer,
): string {
  return linesOf(show.table(rules.view(state, viewer))).join('\n');
}

/** The line of the chronicle for somebody who may know of it. */
export function tellEvent<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  state: State<B>,
  event: Event,
): Text | null {
  const [first] = event.seenBy === 'all' ? [] : event.seenBy;
  return show.event(event, rules.view(state, first ?? 'spectator'));
}
