type Listener = () => void;

/** What is pointed at and what has the focus. It lies outside of what is drawn, so that only those who care are drawn again. */
export class Pointer {
  aimed: string | undefined;
  stop: string | undefined;
  private readonly aimListeners = new Set<Listener>();
  private readonly stopListeners = new Set<Listener>();

  readonly aimAt = (option: string | undefined): void => {
    if (option === this.aimed) return;
    this.aimed = option;
    for (const listener of this.aimListeners) listener();
  };

  readonly stopAt = (thing: string): void => {
    if (thing === this.stop) return;
    this.stop = thing;
    for (const listener of this.stopListeners) listener();
  };

  readonly onAim = (listener: Listener): (() => void) => listenIn(this.aimListeners, listener);
  readonly onStop = (listener: Listener): (() => void) => listenIn(this.stopListeners, listener);
}

function listenIn(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
