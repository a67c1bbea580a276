import type { Claim } from '@questhall/table';

export interface Claims {
  /** Nothing if another window has it. Whoever takes over leaves the other without. */
  claim(id: string, takeOver: boolean): Promise<Claim | null>;
}

type Options = { ifAvailable: true } | { steal: true };
/** As much of the browser's `navigator.locks` as is needed. */
export type Locks = {
  request(
    name: string,
    options: Options,
    held: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
};

/** Locks end with their window, so that a crash leaves nothing locked. */
export const webClaims = (locks: Locks): Claims => ({
  claim: (id, takeOver) =>
    new Promise((resolve) => {
      let release = () => undefined as void;
      const until = new Promise<void>((free) => {
        release = free;
      });
      let lose = () => undefined as void;
      const lost = new Promise<void>((gone) => {
        lose = gone;
      });
      const options: Options = takeOver ? { steal: true } : { ifAvailable: true };
      const held = (lock: unknown) => {
        resolve(lock === null ? null : { release, lost });
        return lock === null ? undefined : until;
      };
      // Whoever is robbed of a lock sees the request fail.
      locks.request(`questhall/${id}`, options, held).catch(lose);
    }),
});

/** Where a browser has no locks, nobody is told of other windows. */
export const noClaims: Claims = {
  claim: async () => ({ release: () => undefined, lost: new Promise(() => undefined) }),
};
