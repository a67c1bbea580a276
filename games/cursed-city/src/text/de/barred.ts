/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.no-die': '{hero} hat keinen Würfel, der dafür reicht',
  'barred.die-too-low': 'Der Würfel ist zu niedrig',
  'barred.destiny-limit': '{hero} hat diesen Zug schon zwei Schicksalswürfel ausgegeben',
  'barred.no-effect': 'Es hätte jetzt keine Wirkung',
  'barred.cannot-pay': 'Die Kosten können nicht bezahlt werden',
  'barred.used': 'Schon benutzt',
  'barred.condition': 'Die Bedingung ist nicht erfüllt',
  'barred.no-such-action': 'Keine Aktion, die man hier bezahlen kann',
  'barred.not-standing': '{hero} ist nicht auf dem Spielfeld',
  'barred.buried': '{hero} ist verschüttet',
  'barred.too-few-points': 'Dafür braucht man 3 Inspirationspunkte',
  'barred.no-group-card': 'Es gibt keine Gegnergruppe, mit der getauscht werden könnte',

  // --- what heroes do
  'barred.forbidden': 'Etwas verbietet es',
  'barred.trapped': '{hero} ist gefangen',
  'barred.not-trapped': 'Dieser Held ist nicht gefangen',
  'barred.not-buried': 'Dieser Held ist nicht verschüttet',
  'barred.too-far': 'Zu weit weg',
  'barred.nothing-to-heal': '{hero} hat keine Wunden',
  'barred.hostile-beside': 'Ein Gegner ist angrenzend an {hero}',
  'barred.no-object': 'Hier gibt es kein geheimnisvolles Objekt zu durchsuchen',
  'barred.no-gateway': '{hero} berührt keinen geschlossenen Durchgang',
  'barred.no-cards': 'Es gibt keine Fundkarten mehr',
  'barred.no-room': 'Die Abholzone passt hier nicht hin',
  'barred.nothing-to-trade': 'Keiner der beiden hat einen Schatz',
  'barred.zone-lies': 'Die Abholzone liegt schon auf dem Spielfeld',

  // --- weapons
  'barred.not-visible': 'Nicht in Sicht',
  'barred.adjacent-first': 'Ein angrenzender Gegner muss zuerst angegriffen werden',
  'barred.not-adjacent': 'Nicht angrenzend',
  'barred.too-near': 'Zu nah für eine Fernkampfwaffe',
  'barred.no-target': 'Kein Ziel',

  // --- between journeys
  'barred.owned': 'Schon auf diesem Platz',
  'barred.none-left': 'Zwei Helden haben es schon',
} as const;
