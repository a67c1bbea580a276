import { create } from 'zustand';
import { Bar } from '../design/Bar.js';
import { Button } from '../design/Button.js';
import { t } from '../text/t.js';
import { TAKE_OVER } from './messages.js';

/** Says quietly that a newer version is there. It stands in the hall and never at a table. */
export function NewerBar() {
  const shown = useNewer(({ waiting, later: put }) => waiting !== null && !put);
  return (
    <div role="status">
      {shown && (
        <Bar at="bottom">
          <p>{t('offline.newer')}</p>
          <Button kind="quiet" onClick={takeOver}>
            {t('app.reload')}
          </Button>
          <Button kind="quiet" round icon="cancel" aria-label={t('offline.later')} onClick={later} />
        </Bar>
      )}
    </div>
  );
}

type Newer = {
  /** The version that waits, if there is one. */
  readonly waiting: ServiceWorker | null;
  readonly later: boolean;
};

const useNewer = create<Newer>(() => ({ waiting: null, later: false }));

/** Not now: it takes over by itself when every window of the old one is closed. */
const later = (): void => useNewer.setState({ later: true });

/** Lets the version that waits take over, and begins again with it. */
function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  useNewer.getState().waiting?.postMessage(TAKE_OVER);
}

function watch(registration: ServiceWorkerRegistration): void {
  const waits = () => {
    // The first version of all has nobody to wait for.
    const waiting = navigator.serviceWorker.controller === null ? null : registration.waiting;
    useNewer.setState({ waiting, later: false });
  };
  if (registration.waiting !== null) waits();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', waits);
  });
}

/** Keeps the app in the browser, so that it opens without a network, and looks for a newer one now and then. */
export async function stayOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    watch(registration);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  } catch {
    // A browser that keeps nothing plays all the same, as long as it has a network.
  }
}
