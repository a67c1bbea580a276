/** The hall, the boxes, and what is kept of a person's wishes. */
export const hall = {
  'nav.adventures': 'Adventures',
  'hall.all': '{all, plural, one {# adventure on the shelf} other {All # adventures on the shelf}}',
  'hall.play': 'Play now',
  'hall.learn': 'Learn by playing',
  'hall.way.replays': 'Watch it again',
  'hall.way.replays.text':
    '{over, plural, =0 {Finished adventures wait here.} one {# finished adventure.} other {# finished adventures.}}',
  'box.begin': 'Begin an adventure',
  'box.learn': 'Learn by playing',
  'box.quest': 'Prepare for {name}',
  'box.fact.cards': '{count} cards',
  'box.closed': 'Not to be played yet',
  'box.closed.text':
    'Of this game only the rulebook is open: every rule in our words, each with the page it comes from. The game itself is not built yet, and nothing here pretends to be it.',
  'box.others': 'What can be played today',
  'settings.kept': 'What this browser keeps',
  'settings.kept.text':
    'Adventures, and these settings. Nothing leaves this device unless you save a file or send a link.',
  'settings.kept.see': 'See the adventures',
  'settings.export': 'Save everything as one file',
  'settings.exported':
    '{count, plural, =0 {There is nothing to save yet.} one {# adventure is in the file.} other {# adventures are in the file.}}',
  'settings.forget': 'Forget everything',
  'settings.forget.title': 'Forget everything?',
  'settings.forget.text':
    '{count, plural, =0 {No adventure is kept. The settings} one {# adventure and all settings} other {# adventures and all settings}} are thrown away for good. This cannot be taken back; save everything as a file first if you are not sure.',
  'settings.forget.yes': 'Forget everything',
  'settings.forget.no': 'Keep everything',
  'settings.forgotten': 'Nothing is kept here any more.',
  'settings.forget.failed': 'Not everything could be thrown away: {why}',
  'about.code': 'Code',
  'about.code.text': 'Questhall itself is under the MIT licence. What it ships besides keeps its own:',
  'about.code.list': 'Libraries and their licences',
  'about.sounds': 'Sounds',
  'about.sounds.text': 'Made by the page while it plays; nothing is recorded.',
} as const;
