/** One end of a line between a page and whoever runs the game. */
export interface Port<In, Out> {
  post(message: Out): void;
  /** `broken` is called if there is nobody at the other end any more. */
  listen(heard: (message: In) => void, broken?: (reason: string) => void): void;
  close(): void;
}

type PostEvent = { readonly data?: unknown; readonly message?: string };

/** What workers, their insides and message ports have in common. */
export type Postable = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message' | 'error', heard: (event: PostEvent) => void): void;
  start?(): void;
  close?(): void;
  terminate?(): void;
};

/** Both ends are ours, so what comes in is what the other end's type says. */
export function portOf<In, Out>(end: Postable): Port<In, Out> {
  return {
    post: (message) => end.postMessage(message),
    listen: (heard, broken) => {
      end.addEventListener('message', ({ data }) => heard(data as In));
      if (broken !== undefined) end.addEventListener('error', ({ message = '' }) => broken(message));
      end.start?.();
    },
    close: () => (end.terminate === undefined ? end.close?.() : end.terminate()),
  };
}
