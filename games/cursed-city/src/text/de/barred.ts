/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.no-die': '{hero} hat keinen Würfel mit {cost} oder mehr',
  'barred.die-too-low': 'Kostet {cost} oder mehr',
  'barred.destiny-limit': '{hero} hat diesen Zug schon zwei Schicksalswürfel ausgegeben',
  'barred.no-effect': 'Es hätte jetzt keine Wirkung',
  'barred.cannot-pay': 'Zu teuer',
  'barred.used': 'Schon benutzt',
  'barred.condition': 'Die Bedingung ist nicht erfüllt',
  'barred.no-such-action': 'Keine Aktion dieser Reise',
  'barred.not-standing': '{hero} ist nicht auf dem Spielfeld',
  'barred.buried': '{hero} ist verschüttet',
  'barred.too-few-points': 'Dafür braucht man 3 Inspirationspunkte',
  'barred.no-group-card': 'Es gibt keine Gegnergruppe, mit der getauscht werden könnte',

  // --- what heroes do
  'barred.forbidden': 'Ein Effekt verbietet es',
  'barred.trapped': '{hero} ist gefangen',
  'barred.not-trapped': 'Dieser Held ist nicht gefangen',
  'barred.not-buried': 'Dieser Held ist nicht verschüttet',
  'barred.too-far': 'Nicht angrenzend an {hero}',
  'barred.nothing-to-heal': '{hero} hat keine Wunden',
  'barred.hostile-beside': 'Ein Gegner ist angrenzend an {hero}',
  'barred.no-object': 'Kein geheimnisvolles Objekt ist angrenzend an {hero}',
  'barred.no-gateway': '{hero} berührt keinen geschlossenen Durchgang',
  'barred.no-cards': 'Es gibt keine Fundkarten mehr',
  'barred.no-room': 'Die Rückzugszone passt hier nicht hin',
  'barred.nothing-to-trade': 'Keiner der beiden hat einen Schatz',
  'barred.zone-lies': 'Die Rückzugszone liegt schon auf dem Spielfeld',

  // --- weapons
  'barred.not-visible': 'Nicht in Sicht',
  'barred.adjacent-first': 'Ein angrenzender Gegner muss zuerst angegriffen werden',
  'barred.not-adjacent': 'Nicht angrenzend',
  'barred.too-near': 'Zu nah für eine Fernkampfwaffe',
  'barred.no-target': 'Kein Ziel in Reichweite',

  // --- between journeys
  'barred.owned': 'Schon auf diesem Platz',
  'barred.none-left': 'Kein Exemplar ist übrig',
} as const;
