import type { relics as english } from '../en/relics.js';
import type { SameWords } from '../message.js';

/** Lost Relics auf den Seiten rund um seinen Tisch. */
export const relics = {
  'relics.fact.players': '1–4 Spieler, Gefährten für jeden Helden',
  'relics.fact.time': 'eine halbe bis eine Stunde je Abenteuer',
  'relics.fact.adventures': '{count, plural, one {# Abenteuer} other {# Abenteuer}} und eine Kampagne',
  'relics.kind.adventure': 'Ein einzelnes Abenteuer',
  'relics.kind.adventure.text': 'Ein Raum der Sammlung, ein Abend. Beginne hier.',
  'relics.kind.campaign': 'Die Kampagne',
  'relics.kind.campaign.text':
    'Zwölf Abenteuer hintereinander. Schätze gehen mit euch, und wer zuletzt außer Gefecht war, beginnt das nächste verwundet. Ein verlorenes Abenteuer darf wiederholt werden.',
  'relics.party':
    'Alle vier gehen mit, und Luxas Vogel mit ihr. Du führst jeden Helden, den du keinem Gefährten überlässt.',
  'relics.bad.few': 'Alle vier Helden müssen mit.',
  'relics.role.calthia': 'Schlägt eine Gasse und richtet die anderen auf.',
  'relics.role.dhoraz': 'Steht dort, wo es wehtut, und schlägt zurück.',
  'relics.role.luxa': 'Wirft aus der Ferne; den Rest erledigt ihr Vogel.',
  'relics.role.regis': 'Donner für einen oder für alle im Raum.',
  'relics.lost.out': 'Alle vier Helden sind außer Gefecht.',
  'relics.cards.hero': 'Helden',
  'relics.cards.hostile': 'Feinde',
  'relics.cards.treasure': 'Schätze',
  'relics.cards.board': 'Spielpläne',
  'relics.cards.adventure': 'Abenteuer',
  'relics.cards.campaign': 'Kampagne',
  'relics.cards.difficulty': 'Schwierigkeit',
  'relics.rank.minion': 'Scherge',
  'relics.rank.leader': 'Anführer',
  'relics.type.weapon': 'Waffe',
  'relics.type.armour': 'Rüstung',
  'relics.type.artefact': 'Artefakt',
  'relics.type.none': 'Sonstiges',
  'relics.board': 'Spielplan {number}',
  'relics.fact.resilience': 'Zähigkeit',
  'relics.fact.actions': 'Aktionen',
  'relics.fact.attacks': 'Angriffe',
  'relics.fact.reactions': 'Reaktionen',
  'relics.fact.tokens': 'Marker',
  'relics.book.adventure': 'Die Geschichte eines Abenteuers',
  'relics.book.campaign': 'Das Buch einer Kampagne',
  'relics.tally.rounds': '{rounds, plural, one {# Runde} other {# Runden}}',
  'relics.tally.slain':
    '{slain, plural, =0 {kein Feind erschlagen} one {# Feind erschlagen} other {# Feinde erschlagen}}',
  'relics.tally.treasure':
    '{treasure, plural, =0 {kein Schatz gefunden} one {# Schatz gefunden} other {# Schätze gefunden}}',
  'relics.tally.damage': '{damage, plural, =0 {kein Kratzer} other {# Schaden erlitten}}',
  'switch.area-attacks-hit-attacker': 'Ein Flächenangriff im eigenen Bereich: Trifft er auch den Angreifer?',
  'switch.area-attacks-hit-attacker.no': 'Nein, alle anderen',
  'switch.area-attacks-hit-attacker.yes': 'Ja',
  'switch.hostile-area-attacks': 'Ein Flächenangriff eines Feindes: Wen trifft er?',
  'switch.hostile-area-attacks.everyone': 'Alle im Bereich, auch andere Feinde',
  'switch.hostile-area-attacks.heroes-only': 'Nur Helden',
  'switch.returns-per-recovery':
    'Mehrere leere Zufluchten am Ende der Runde: Wie viele Helden kehren zurück?',
  'switch.returns-per-recovery.one': 'Insgesamt einer',
  'switch.returns-per-recovery.one-for-each-haven': 'Einer je Zuflucht',
} as const satisfies SameWords<typeof english>;
