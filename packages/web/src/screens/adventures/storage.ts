/** How much room there is, as far as the browser tells. */
export type Room = {
  readonly used: number;
  readonly all: number;
  /** The browser has promised to throw nothing away. */
  readonly lasting: boolean;
};

type Manager = Partial<Pick<StorageManager, 'estimate' | 'persisted' | 'persist'>>;

/** Nothing where the browser does not tell. */
export async function roomIn(storage: Manager | undefined): Promise<Room | null> {
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, all: quota, lasting: (await storage?.persisted?.()) === true };
  } catch {
    return null;
  }
}

export async function askToLast(storage: Manager | undefined): Promise<boolean> {
  try {
    return (await storage?.persist?.()) === true;
  } catch {
    return false;
  }
}

const MEGABYTE = 1_000_000;

/** A size as one would say it: no digits that mean nothing. */
export function sizeOf(bytes: number): { readonly unit: 'small' | 'mb' | 'gb'; readonly size: number } {
  const mb = bytes / MEGABYTE;
  if (mb < 0.1) return { unit: 'small', size: 0 };
  if (mb >= 1000) return { unit: 'gb', size: rounded(mb / 1000) };
  return { unit: 'mb', size: rounded(mb) };
}

const rounded = (size: number): number => (size < 10 ? Math.round(size * 10) / 10 : Math.round(size));
