/** The set names no author for a single icon, so all who made the set are named. */
export const ICON_AUTHORS: readonly string[] = [
  'Lorc',
  'Delapouite',
  'John Colburn',
  'Felbrigg',
  'John Redman',
  'Carl Olsen',
  'Sbed',
  'PriorBlue',
  'Willdabeast',
  'Viscious Speed',
  'Lord Berandas',
  'Irongamer',
  'HeavenlyDog',
  'Lucas',
  'Faithtoken',
  'Skoll',
  'Andy Meneely',
  'Cathelineau',
  'Kier Heyl',
  'Aussiesim',
  'Sparker',
  'Zeromancer',
  'Rihlsul',
  'Quoting',
  'Guard13007',
  'DarkZaitzev',
  'SpencerDub',
  'GeneralAce135',
  'Zajkonur',
  'Catsu',
  'Starseeker',
  'Pepijn Poolman',
  'Pierre Leducq',
  'Caro Asercion',
];
export const ICON_SOURCE = 'https://game-icons.net';
export const ICON_LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

export const FONTS = [
  {
    name: 'Grenze Gotisch',
    by: 'Omnibus-Type',
    source: 'https://github.com/Omnibus-Type/Grenze-Gotisch',
  },
  {
    name: 'Atkinson Hyperlegible Next',
    by: 'Braille Institute',
    source: 'https://github.com/googlefonts/atkinson-hyperlegible-next',
  },
] as const;

/** What the app is built with and ships; NOTICE.md has the versions. */
export const LIBRARIES: readonly string[] = [
  'React · MIT',
  'React Aria · Apache-2.0',
  'Motion · MIT',
  'Wouter · Unlicense',
  'Zustand · MIT',
  'Intl MessageFormat · BSD-3-Clause',
  'Workbox · MIT',
  'pure-rand · MIT',
  'Zod · MIT',
];
