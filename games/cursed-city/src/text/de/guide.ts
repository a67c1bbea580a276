/** The game for somebody who has never seen it. */
export const guide = {
  'guide.1':
    'Vier Helden gehen in eine Stadt, die den Toten gehört. Jede Reise hat ein Ziel: Champions erschlagen, Reichssteine heimtragen, Bürger retten oder einen der Hauptleute des Königs vernichten. Habt ihr, weswegen ihr kamt, legt die Rückzugszone an und geht.',
  'guide.2':
    'In jeder Runde würfelt jeder Held einen Würfel für jedes freie Feld seiner Karte. Ein Würfel bezahlt eine Aktion: „Gheistspalter (1+)“ nimmt jeden Würfel, „Suchen (4+)“ eine 4, 5 oder 6. Schicksalswürfel, deren Zahl kein anderer Schicksalswürfel zeigt, darf jeder ausgeben, bis zu zwei je Held und Runde.',
  'guide.3':
    'Karten liegen in einer Reihe und handeln von links nach rechts. Davor kann ein Held einen Würfel für ein Gambit ausgeben, um den Platz mit einer Gruppe zu tauschen. Würfel, die du behältst, verlieren 1. Mit ihnen kannst du reagieren: Greif einen Gegner an, der sich in deiner Sicht bewegt, angreift oder erscheint.',
  'guide.4':
    'Angriffe und Proben würfeln mit Aktionswürfeln, und nur der beste zählt: Fehlschlag, Erfolg oder kritischer Erfolg. Wunden liegen auf deinen Feldern: Ein verwundeter Held hat weniger Würfel. Wer kein Feld mehr hat, ist außer Gefecht und überlebt den Heimweg vielleicht nicht.',
  'guide.5':
    'Eine Gegnergruppe würfelt einmal für jede ihrer Arten und tut, was deren Karte sagt. Ist ein Drittel oder weniger übrig, ist sie vertrieben, und eine andere kommt. In der Nacht zeigen alle ihre gestärkte Seite: Verschwindet vorher.',
  'guide.6':
    'Zwischen den Reisen lernt ihr, tauscht und kauft Stärkungen für Reichssteine. Angst und Einfluss steigen mit jeder Reise und sinken mit eurem Erfolg: Bei 10 ist die Quest verloren. Vernichtet die Hauptleute, erfahrt das Geheimnis des Wolfs und tötet den König.',
} as const;
