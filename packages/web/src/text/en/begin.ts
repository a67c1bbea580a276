/** Before an adventure: choosing, keeping, sending. */
export const begin = {
  'begin.title': 'New adventure',
  'begin.begin': 'Begin',
} as const;
