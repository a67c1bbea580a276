import type { Rules, Show, State, Viewer } from '@questhall/engine';

/** The table in words, as one viewer sees it. */
export function textOf<B, V, S>(
  rules: Rules<B, V, S>,
  show: Show<V>,
  state: State<B>,
  viewer: Viewer,
): string {
  return show.table(rules.view(state, viewer)).join('\n');
}
