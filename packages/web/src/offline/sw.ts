import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { TAKE_OVER } from './messages.js';

/** Every built file with its revision; the build writes it here. */
declare const BUILT_FILES: { url: string; revision: string | null }[];

/** As much of the scope of a service worker as is used; its types do not go together with those of a page. */
type Scope = {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};
const scope = globalThis as unknown as Scope;

precacheAndRoute(BUILT_FILES);
cleanupOutdatedCaches();

// Whatever address the app is opened at, it is the same page.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));

// A new version waits until somebody wants it: files must not change under a game that is being played.
scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});
