/** The game in a few paragraphs, for somebody who has never seen it. Every sentence is a rule of the ledger. */
export const guide = {
  'guide.goal':
    'Ihr führt eine Gruppe durch eine Quest. Die Seite an ihrem Anfang sagt, wodurch sie gewonnen und wodurch sie verloren wird; die meisten Quests gewinnt, wer einen Ort nach dem anderen erkundet, bis der letzte erreicht ist.',
  'guide.round':
    'Eine Runde hat vier Phasen. Die Helden handeln nacheinander, der Anführer zuerst. Dann handeln die Gegner. Dann darf die Gruppe weiterziehen, wenn der Ort vollständig erkundet ist. Dann steigt die Gefahr um eins, und ein farbiges Feld ihrer Leiste tut, was die Quest sagt; die Führung geht weiter.',
  'guide.actions':
    'Jeder Held hat vier Aktionskarten. Ein Erfolg ist bei einem Angriff eine Wunde für den Gegner, bei einer Erkundung ein Fortschritt am Ort, bei einer Rast eine geheilte Wunde und bei einem Beistand ein Erfolgsmarker für einen anderen Helden. Eine gespielte Karte ist erschöpft und bleibt es von Runde zu Runde, bis die mit der Vorbereitung alle wieder bereit macht.',
  'guide.dice':
    'Für eine Aktion würfelt man ihre Heldenwürfel und dazu einen Gegnerwürfel für jeden bereiten Gegner, der an den Helden gebunden ist, ganz gleich, welche Aktion es ist. Ein Volltreffer ist ein Erfolg und wird weitergewürfelt. Für jede Klaue greift ein gebundener Gegner in Höhe seines Angriffswerts an, und jedes Verteidigungssymbol wehrt davon eine Wunde ab. Das Erzfeindsymbol lässt einen Erzfeind tun, was auf seiner Karte steht.',
  'guide.tokens':
    'Erfolgsmarker liegen auf Aktionskarten, auf jeder höchstens zwei. Vor dem Wurf dieser Aktion können sie für je einen Erfolg ausgegeben werden.',
  'guide.enemies':
    'Gegner liegen in den Schatten, oft verdeckt, oder sind an einen Helden gebunden. Drei finden an einem Helden Platz; ein weiterer verwundet ihn in Höhe seines Angriffswerts und gleitet in die Schatten. In ihrer Phase tun sie, was ihre Schlüsselwörter sagen, von links nach rechts: auf den Helden vorrücken, der am Zug ist, in Höhe ihres Angriffswerts zuschlagen (dagegen hilft keine Verteidigung), sich in die Schatten zurückziehen oder etwas Eigenes. „look“ liest es vor.',
  'guide.dungeon':
    'Beim Erkunden werden Verlieskarten gezogen: Gegenstände, die man einmal nutzen kann, Ereignisse, die sofort geschehen, und Schätze, also Ausrüstung. Ausrüstung bleibt, so viel davon der Held tragen kann: höchstens zwei Waffen und eine Rüstung.',
  'guide.defeat':
    'Ein Held ohne Lebenspunkte ist besiegt und für den Rest der Quest aus dem Spiel, wenn ihn nichts wiederbelebt. Sind es alle, ist die Quest verloren. In einer Kampagne sind in der Stadt alle wieder wohlauf, und die Geschichte geht weiter.',
} as const;
