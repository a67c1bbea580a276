import type { Viewer } from '@questhall/engine';
import type { AnyRules, AnyState } from './game.js';

/** What each viewer sees of a state, worked out once: states of a timeline never change. */
export class Views {
  private readonly known = new WeakMap<AnyState, Map<Viewer, unknown>>();

  constructor(private readonly rules: AnyRules) {}

  of(state: AnyState, viewer: Viewer): unknown {
    const views = this.known.get(state) ?? new Map<Viewer, unknown>();
    this.known.set(state, views);
    if (!views.has(viewer)) views.set(viewer, this.rules.view(state, viewer));
    return views.get(viewer);
  }
}
