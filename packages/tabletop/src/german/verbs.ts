import type { Person } from './cases.js';

/** A verb in the forms that cards use. A particle goes to the end of the sentence: "legt … ab". */
export type Verb = { readonly [person in Person]: string } & {
  readonly order: string;
  readonly infinitive: string;
  readonly particle: string;
};

type Forms = { du: string; er: string; sie: string; order: string };

/** Verbs that keep their stem: "heilst, heilt, heilen, heile". */
function regular(stem: string): Verb {
  const forms = { du: `${stem}st`, er: `${stem}t`, sie: `${stem}en`, order: `${stem}e` };
  return { ...forms, infinitive: forms.sie, particle: '' };
}

function irregular([du, er, sie, order]: readonly [string, string, string, string]): Verb {
  const forms: Forms = { du, er, sie, order };
  return { ...forms, infinitive: sie, particle: '' };
}

/** "legt … ab" and "ablegen", but "macht … bereit" and "bereit machen". */
function separable(particle: string, verb: Verb, infinitive = particle + verb.infinitive): Verb {
  return { ...verb, particle, infinitive };
}

const legen = regular('leg');
const machen = regular('mach');
const drehen = regular('dreh');
const sehen = irregular(['siehst', 'sieht', 'sehen', 'sieh']);
const wuerfeln: Verb = irregular(['würfelst', 'würfelt', 'würfeln', 'würfle']);
const wandeln: Verb = irregular(['wandelst', 'wandelt', 'wandeln', 'wandle']);

export const VERBS = {
  ablegen: separable('ab', legen),
  aktivieren: regular('aktivier'),
  angreifen: separable('an', irregular(['greifst', 'greift', 'greifen', 'greife'])),
  ansehen: separable('an', sehen),
  auffrischen: separable('auf', regular('frisch')),
  bereitMachen: separable('bereit', machen, 'bereit machen'),
  bestimmen: regular('bestimm'),
  bewegen: regular('beweg'),
  binden: irregular(['bindest', 'bindet', 'binden', 'binde']),
  dürfen: irregular(['darfst', 'darf', 'dürfen', 'dürfe']),
  durchführen: separable('durch', regular('führ')),
  entfernen: regular('entfern'),
  erhalten: irregular(['erhältst', 'erhält', 'erhalten', 'erhalte']),
  erhöhen: regular('erhöh'),
  erleiden: irregular(['erleidest', 'erleidet', 'erleiden', 'erleide']),
  erscheinen: regular('erschein'),
  erschöpfen: regular('erschöpf'),
  gewinnen: irregular(['gewinnst', 'gewinnt', 'gewinnen', 'gewinne']),
  haben: irregular(['hast', 'hat', 'haben', 'habe']),
  heilen: regular('heil'),
  hinaufdrehen: separable('hinauf', drehen),
  hinunterdrehen: separable('hinunter', drehen),
  hinzufügen: separable('hinzu', regular('füg')),
  können: irregular(['kannst', 'kann', 'können', 'könne']),
  legen,
  mischen: irregular(['mischst', 'mischt', 'mischen', 'mische']),
  nehmen: irregular(['nimmst', 'nimmt', 'nehmen', 'nimm']),
  öffnen: irregular(['öffnest', 'öffnet', 'öffnen', 'öffne']),
  platzieren: regular('platzier'),
  neuWürfeln: separable('neu', wuerfeln, 'neu würfeln'),
  sein: { ...irregular(['bist', 'ist', 'sind', 'sei']), infinitive: 'sein' },
  schließen: irregular(['schließt', 'schließt', 'schließen', 'schließe']),
  senken: regular('senk'),
  setzen: irregular(['setzt', 'setzt', 'setzen', 'setze']),
  sinken: regular('sink'),
  steigen: regular('steig'),
  tragen: irregular(['trägst', 'trägt', 'tragen', 'trage']),
  tun: irregular(['tust', 'tut', 'tun', 'tu']),
  umwandeln: separable('um', wandeln),
  verbessern: irregular(['verbesserst', 'verbessert', 'verbessern', 'verbessere']),
  verhindern: irregular(['verhinderst', 'verhindert', 'verhindern', 'verhindere']),
  verlieren: irregular(['verlierst', 'verliert', 'verlieren', 'verliere']),
  verringern: irregular(['verringerst', 'verringert', 'verringern', 'verringere']),
  verschwinden: irregular(['verschwindest', 'verschwindet', 'verschwinden', 'verschwinde']),
  verteilen: regular('verteil'),
  vorrücken: separable('vor', regular('rück')),
  wählen: regular('wähl'),
  werden: irregular(['wirst', 'wird', 'werden', 'werde']),
  wiederbeleben: separable('wieder', regular('beleb')),
  ziehen: regular('zieh'),
  zufügen: separable('zu', regular('füg')),
  zwingen: regular('zwing'),
  zurückkehren: separable('zurück', regular('kehr')),
  zurückziehen: separable('zurück', regular('zieh')),
  zuschlagen: separable('zu', irregular(['schlägst', 'schlägt', 'schlagen', 'schlage'])),
} as const satisfies { readonly [name: string]: Verb };
