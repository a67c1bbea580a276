/** One end of a line between a page and whoever runs the game. */
export interface Port<In, Out> {
  post(message: Out): void;
  listen(heard: (message: In) => void): void;
  close(): void;
}

/** What workers, their insides and message ports have in common. */
export type Postable = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  start?(): void;
  close?(): void;
  terminate?(): void;
};

/** Both ends are ours, so what comes in is what the other end's type says. */
export function portOf<In, Out>(end: Postable): Port<In, Out> {
  return {
    post: (message) => end.postMessage(message),
    listen: (heard) => {
      end.addEventListener('message', ({ data }) => heard(data as In));
      end.start?.();
    },
    close: () => (end.terminate === undefined ? end.close?.() : end.terminate()),
  };
}
