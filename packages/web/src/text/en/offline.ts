/** A newer version of the app, and being without a network. */
export const offline = {
  'offline.newer': 'A new version of Questhall is ready.',
  'offline.reload': 'Reload',
  'offline.later': 'Not now',
} as const;
