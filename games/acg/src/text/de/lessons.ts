import type { LessonWords } from '../../lessons/words.js';

export const lessons: LessonWords = {
  lead: 'Sieben kurze Lektionen an einem echten Tisch, jede mit einem Gedanken. Danach deine erste Quest, mit Lehrmeister.',
  steps: {
    table: { name: 'Der Tisch und ein Zug', about: 'Was wo liegt und was ein Held in seinem Zug tut.' },
    attack: {
      name: 'Dein erster Angriff',
      about: 'Weiße Würfel, schwarze Würfel, Volltreffer und Verteidigung.',
    },
    enemies: {
      name: 'Die Gegner schlagen zurück',
      about: 'Ihre Phase, ihre Schlüsselwörter und was aus den Schatten kommt.',
    },
    explore: { name: 'Von Ort zu Ort', about: 'Erkunde einen Ort vollständig und zieh weiter.' },
    aid: {
      name: 'Helfen, rasten, Atem holen',
      about: 'Erfolgsmarker, Heilung und wie erschöpfte Karten wiederkommen.',
    },
    gear: {
      name: 'Was man im Dunkeln findet',
      about: 'Gegenstände, Ausrüstung und Zustände, die an dir hängen bleiben.',
    },
    peril: {
      name: 'Die Zeit ist gegen dich',
      about: 'Gefahr, ein Erzfeind und wie man eine Quest gewinnt oder verliert.',
    },
    'first-quest': {
      name: 'Deine erste Quest',
      about:
        'Die ganze erste Quest, mit einem Lehrmeister, den du jederzeit ausblenden kannst. Sie wird gespeichert wie jedes Abenteuer.',
    },
  },
  said: {
    'table.welcome':
      'Zwei Helden steigen hinab unter die Stadt, und du spielst beide. Jedes Schild zeigt die verbleibenden Lebenspunkte eines Helden; die vier Aktionskarten liegen daneben.',
    'table.leader':
      'Ein Held hat den Anführermarker. Der Anführer handelt zuerst; in der nächsten Runde geht der Marker weiter. Gib ihn dem Kriegerpriester.',
    'table.location':
      'Das ist euer Ort. Die Zahl ist der Fortschritt, mit dem er vollständig erkundet ist. Dann darf die Gruppe weiterziehen.',
    'table.engaged': 'Ihr habt jemanden geweckt. Dieser Gegner ist an den Kriegerpriester gebunden.',
    'table.shadows': 'Die anderen liegen verdeckt in den Schatten. Sie sind noch an niemanden gebunden.',
    'table.actions':
      'In seinem Zug spielt ein Held genau eine Aktionskarte: Angriff, Beistand, Erkundung oder Rast. Aussetzen ist nicht erlaubt.',
    'table.explore':
      'Seht euch zuerst um. Spiel die Erkundung: Drück auf die Karte auf dem Tisch oder auf ihren Knopf darunter.',
    'table.progress':
      'Du hast die weißen Würfel gewürfelt. Jeder Erfolg wurde zu 1 Fortschritt an diesem Ort.',
    'table.item':
      'Beim Erkunden ziehst du auch eine Verlieskarte. Diese ist ein Gegenstand: Der Held behält ihn und darf ihn einmal nutzen, wenn sein Text es sagt.',
    'table.exhausted':
      'Die gespielte Karte ist erschöpft: Sie liegt quer. Du kannst sie erst wieder spielen, wenn etwas sie bereit macht.',
    'table.next':
      'Jetzt ist der Eisenbrecher am Zug. Zu zweit handelt jeder Held zweimal in der Runde, immer abwechselnd.',
    'table.end':
      'Haben alle Helden gehandelt, handeln die Gegner. Dann darf die Gruppe weiterziehen, dann steigt die Gefahr. Das ist eine Runde, und jetzt kennst du den Tisch.',

    'attack.enemy':
      'Ein Gegner ist an den Kriegerpriester gebunden. Zwei Zahlen auf seiner Karte zählen: der Angriffswert (wie hart er trifft) und die Lebenspunkte (wie viele Wunden er aushält).',
    'attack.dice':
      'Seine Angriffskarte würfelt zwei weiße Würfel. Jeder bereite Gegner, der an ihn gebunden ist, bringt einen schwarzen dazu. Spiel sie.',
    'attack.success': 'Jeder Erfolg auf den weißen Würfeln machte 1 Wunde bei seinem Ziel.',
    'attack.critical':
      'Ein Würfel war ein Volltreffer. Er zählt als Erfolg und wird noch einmal gewürfelt, solange Volltreffer fallen.',
    'attack.defeated':
      'So viele Wunden wie Lebenspunkte: Der Gegner ist besiegt. Überzählige Erfolge verfallen.',
    'attack.reach':
      'An den Eisenbrecher ist kein Gegner gebunden, und die Schatten sind außer Reichweite. Dorthin trifft nur ein Fernangriff.',
    'attack.advance':
      'Aber seine Angriffskarte lässt ihn zuerst bis zu zwei Gegner an sich binden. Spiel sie.',
    'attack.engage':
      'Wähle nur den ersten und bestätige. Jeder an dich gebundene Gegner bringt einen schwarzen Würfel gegen dich.',
    'attack.revealed': 'Als du den Gegner gebunden hast, wurde er aufgedeckt. Dann hast du angegriffen.',
    'attack.claw':
      'Der schwarze Würfel zeigte eine Klaue. Für jede Klaue greift ein an dich gebundener Gegner an, selbst einer, den du eben besiegt hast.',
    'attack.defence':
      'Einer der weißen Würfel zeigte einen Schild. Jede Verteidigung wehrt in dieser Aktion 1 Wunde von Gegnern ab.',
    'attack.always':
      'Schwarze Würfel würfelst du bei jeder Aktion, solange bereite Gegner an dich gebunden sind, auch beim Rasten und Erkunden. Lass sie sich also nicht sammeln.',
    'attack.end':
      'Deine Erfolge, dann ihre Klauen, dann das Erzfeindsymbol: immer in dieser Reihenfolge. Das ist ein Kampf.',

    'enemies.last': 'Das ist der letzte Heldenzug der Runde. Danach handeln alle Gegner.',
    'enemies.rest': 'Der Eisenbrecher ist verwundet. Lass ihn rasten: Jeder Erfolg heilt 1 Wunde.',
    'enemies.turn':
      'Jetzt aktivieren die Helden reihum je einen Gegner, der Anführer zuerst, bis jeder bereite Gegner gehandelt hat.',
    'enemies.whose':
      'Du musst einen Gegner wählen, der an den Helden gebunden ist. Nur wenn es keinen gibt, wie hier, wählst du einen aus den Schatten.',
    'enemies.keywords':
      'Ein Gegner folgt seinen Schlüsselwörtern von links nach rechts. Aktiviere den ersten und sieh zu.',
    'enemies.revealed': 'Ein verdeckter Gegner wird aufgedeckt, bevor er handelt.',
    'enemies.advance':
      'Vorrücken: Er bindet den aktiven Helden. Zuschlagen: Dieser Held erleidet Wunden in Höhe des Angriffswerts. Rückzug: Er geht in die Schatten. Andere Schlüsselwörter erklärt die Karte.',
    'enemies.other': 'Jetzt muss der Eisenbrecher einen Gegner aktivieren. Nimm wieder den ersten.',
    'enemies.inflict':
      'Zuschlagen macht Wunden ohne Würfel, und Verteidigung hilft nicht. Am besten besiegst du den Gegner vorher.',
    'enemies.ready':
      'Haben alle gehandelt, werden alle wieder bereit. Ein Gegner, den du in deinem Zug erschöpfst, setzt diese Phase aus.',
    'enemies.full':
      'An einen Helden passen höchstens drei Gegner. Ein vierter macht Wunden in Höhe seines Angriffswerts und geht in die Schatten.',
    'enemies.end':
      'Eine neue Runde hat begonnen, und der andere Held ist jetzt Anführer. Du hast die Gegner kennengelernt.',

    'explore.value':
      'Diesem Ort fehlt nur noch wenig Fortschritt. Bei der Zahl auf der Karte ist er vollständig erkundet.',
    'explore.action': 'Die Erkundung des Kriegerpriesters ist bereit. Spiel sie.',
    'explore.done': 'Vollständig erkundet. Fortschritt über die Zahl hinaus verfällt.',
    'explore.drawn':
      'Du hast wieder eine Verlieskarte gezogen. Das geschieht bei jeder Erkundung, selbst an einem vollständig erkundeten Ort.',
    'explore.wait':
      'Die Gruppe kann noch nicht gehen: Erst handeln die Helden zu Ende, dann die Gegner. Lass den Eisenbrecher rasten.',
    'explore.shadows':
      'Die Ortsphase. Jetzt dürft ihr weiterziehen oder bleiben. Gegner in den Schatten bleiben zurück, nur ein Erzfeind nicht.',
    'explore.follow': 'Gebundene Gegner kommen mit. Zieh weiter.',
    'explore.spawn':
      'Ein neuer Ort und neue Gegner. Der rote Schädel zeigt, wie viele offen und an Helden gebunden erscheinen, der schwarze, wie viele verdeckt in den Schatten.',
    'explore.effect':
      'Die meisten Orte haben in der Ortsphase einen Effekt. Drück auf eine Karte, um sie zu lesen.',
    'explore.end': 'So zieht ihr von Ort zu Ort. Wer den letzten erkundet, gewinnt die erste Quest.',

    'aid.aid':
      'Beistand tut niemandem weh. Jeder Erfolg gibt einem anderen Helden einen Erfolgsmarker für später.',
    'aid.play': 'Spiel die Beistandskarte. Es gibt nur einen anderen Helden, also bekommt er die Marker.',
    'aid.place':
      'Zwei Marker für den Eisenbrecher. Sie kommen auf seine Aktionskarten, höchstens zwei auf jede. Leg beide auf seinen Angriff.',
    'aid.tokens': 'Dort bleiben sie, solange du willst. Jetzt lass ihn angreifen.',
    'aid.engage':
      'Der an den Kriegerpriester gebundene Gegner steht als Erster in der Liste. Binde nur ihn und bestätige.',
    'aid.spend':
      'Vor dem Wurf darf er die Marker auf dieser Karte ausgeben. Jeder ist 1 Erfolg. Gib beide aus.',
    'aid.worth':
      'Besiegt, und der Kriegerpriester ist ihn los. Beistand in einem Zug ist ein sicherer Erfolg im nächsten.',
    'aid.stay':
      'Aber sein Beistand ist erschöpft. Karten werden nicht von selbst bereit, auch nicht in einer neuen Runde.',
    'aid.prepare':
      'Eine der vier Karten jedes Helden hat das Vorbereitungssymbol; bei ihm ist es die Rast. Sie heilt für jeden Erfolg 1 Wunde und macht dann alle seine Karten bereit. Spiel sie.',
    'aid.empower':
      'Seine Rast macht außerdem einen Helden gestärkt, ein nützlicher Zustand. Gib ihn dem Eisenbrecher.',
    'aid.readied': 'Alle vier Karten sind wieder bereit, auch die mit dem Vorbereitungssymbol.',
    'aid.rhythm':
      'Beim Eisenbrecher hat der Beistand das Vorbereitungssymbol. Spiel drei verschiedene Karten, dann bereite vor: Das ist der Rhythmus eines Helden.',
    'aid.end': 'Helft einander, rastet rechtzeitig und bereitet euch vor, ehe euch die Karten ausgehen.',

    'gear.search': 'Jede Erkundung zieht eine Verlieskarte. Spiel sie und sieh nach.',
    'gear.item':
      'Ein Gegenstand. Du kannst ihn einmal nutzen und nicht weitergeben. Drück darauf, um ihn zu lesen.',
    'gear.treasure':
      'Die Karte hat auch ein Schatzsymbol: Der Held darf die oberste Karte des Ausrüstungsstapels nehmen, ungesehen. Nimm sie.',
    'gear.equip':
      'Leg Ausrüstung sofort an oder leg sie ab. Am Anfang hat ein Held Platz für ein Stück; in einer Kampagne schafft die Arena mehr. Leg sie an.',
    'gear.lies':
      'Jetzt hat er sie auf Dauer. Manche Ausrüstung wirkt immer. Manche wird beim Nutzen erschöpft und am Ende der Runde wieder bereit.',
    'gear.limits': 'Kein Held kann mehr als zwei Waffen und eine Rüstung haben.',
    'gear.wait': 'Auch der Eisenbrecher muss handeln. Lass ihn rasten.',
    'gear.conditions':
      'Helden können auch Zustände haben. Die Rast des Kriegerpriesters gibt einen guten. Spiel sie.',
    'gear.use':
      'Wenn du etwas nutzen kannst, wirst du gefragt. Kein Gegner ist an ihn gebunden, es wäre verschwendet: Sag Nein und behalte es.',
    'gear.whom': 'Kein Held kann denselben Zustand zweimal haben. Gib Gestärkt dem Eisenbrecher.',
    'gear.empowered':
      'Jede Zustandskarte sagt, was sie tut und wie sie endet. Gestärkt gibt seiner nächsten Aktion 1 Erfolg und 1 Verteidigung, macht diese Karte bereit und kommt dann weg.',
    'gear.harm':
      'Die anderen beiden sind schlecht. Blutend kostet nach jedem deiner Züge 1 Wunde, bis dir ein anderer Held beisteht. Erkrankt nimmt deinen Würfen 1 Erfolg, bis du rastest.',
    'gear.end':
      'Nutze deine Gegenstände: Am Ende der Quest werden sie abgelegt. In einer Kampagne behältst du deine Ausrüstung.',

    'peril.won': 'Das Questblatt sagt, wie ihr gewinnt und verliert. Drück jederzeit darauf, um es zu lesen.',
    'peril.sump':
      'Ihr gewinnt diese Quest, indem ihr „Grumps Sumpf“ vollständig erkundet, die letzte Karte des Ortsstapels.',
    'peril.track':
      'Und das ist die Uhr. Am Ende jeder Runde steigt die Gefahr um ein Feld. Farbige Felder haben einen Effekt.',
    'peril.go-on': 'Das nächste Feld ist grün. Beende die Runde und sieh zu: Lass den Eisenbrecher rasten.',
    'peril.green':
      'Die Gefahr hat ein grünes Feld erreicht. Was Grün, Blau und Rot bewirken, steht auf dem Questblatt. Meist wird es schlimmer.',
    'peril.nemesis': 'Grün holt Grump den Widerlichen, den Erzfeind dieser Quest, aus seinem Unterschlupf.',
    'peril.icon':
      'Ein schwarzer Würfel kann das Erzfeindsymbol zeigen. Dann führt ein Erzfeind seinen Effekt aus, wo er auch ist: gebunden, in den Schatten oder im Unterschlupf.',
    'peril.grump':
      'Er ist den Kampf wert: Besiegt ihr ihn, muss er zurück in seinen Unterschlupf, und ihr bekommt 4 Fortschritt. Aber er kommt wieder.',
    'peril.lost':
      'Ein Held mit so vielen Wunden wie Lebenspunkten ist besiegt und aus der Quest, wenn ihn nichts wiederbelebt. Sind alle besiegt, habt ihr verloren.',
    'peril.end':
      'Auf dem letzten Feld schlägt die Gefahr in jeder Runde zu. Sei also schnell, aber nicht leichtsinnig. Du bist bereit für eine ganze Quest.',

    'first.leader':
      'Der Anführer handelt zuerst und aktiviert den ersten Gegner. Der Marker geht jede Runde weiter, nimm also, wen du magst.',
    'first.nemesis':
      'Der Erzfeind ist an diesen Helden gebunden. Er hat 6 Lebenspunkte. Besiegt ihr ihn, muss er zurück in den Unterschlupf, und ihr bekommt 4 Fortschritt. Marker und Beistand helfen.',
    'first.hurt':
      'Dieser Held hat die Hälfte seiner Lebenspunkte verloren. Raste, um zu heilen; die meisten Rastkarten halten auch einen Gegner auf. Wird ein Held besiegt, ist der andere allein.',
    'first.crowded':
      'Mehrere bereite Gegner sind an diesen Helden gebunden, und jeder bringt einen schwarzen Würfel. Greif zuerst an oder erschöpfe einen.',
    'first.tired':
      'Wenige Karten dieses Helden sind bereit. Die mit dem Vorbereitungssymbol macht alle bereit: Jetzt ist ein guter Moment.',
    'first.explored':
      'Dieser Ort ist erkundet; am Ende der Runde zieht ihr weiter. Bis dahin: heilen, beistehen, vorbereiten und gebundene Gegner loswerden.',
    'first.friend':
      'Der andere Held ist in Not. Beistand gibt Erfolgsmarker, und viele Beistandskarten machen eine Karte bereit oder nehmen einen Gegner ab.',
    'first.engaged':
      'Ein Gegner ist an diesen Helden gebunden. Besiegt ihn dein Angriff wahrscheinlich, greif an: Der Knopf zeigt die Chance. Wenn nicht, erkunde.',
    'first.free':
      'Kein Gegner ist an diesen Helden gebunden: ein guter Moment zum Erkunden. Fortschritt gewinnt die Quest, und die Gefahr steigt jede Runde.',
    'first.targets':
      'Wähle einen, den du besiegen kannst. Ein verwundeter Gegner trifft so hart wie ein frischer; ein besiegter gar nicht.',
    'first.divide': 'Besiege erst einen Gegner, dann fang mit dem nächsten an.',
    'first.engage':
      'Jeder Gegner, den du bindest, bringt einen schwarzen Würfel. Binde die, die du besiegen kannst, oder die, die den anderen Helden bedrohen.',
    'first.activate':
      'Alle werden handeln; du wählst die Reihenfolge. An diesen Helden gebundene Gegner kommen zuerst.',
    'first.exhaust':
      'Ein erschöpfter Gegner bringt keinen schwarzen Würfel und setzt die Gegnerphase aus. Wähle den, der am härtesten trifft.',
    'first.enemy':
      'Vergleiche Angriffswert und Lebenspunkte: Wähle den, der am härtesten trifft, oder den, der fast besiegt ist.',
    'first.place':
      'Leg sie dorthin, wo ein sicherer Erfolg zählt: auf den Angriff oder die Erkundung. Höchstens zwei auf eine Karte.',
    'first.spend':
      'Gib sie aus, wenn sie einen Gegner besiegen oder einen Ort abschließen. Sonst heb sie auf.',
    'first.tokens': 'Gib her, was du am wenigsten brauchst.',
    'first.ready': 'Mach die Karte bereit, die du als Nächstes spielen willst.',
    'first.lame':
      'Wähle eine Karte, auf die du verzichten kannst. Die mit dem Vorbereitungssymbol ist sicher.',
    'first.treasure': 'Nimm sie: Sie kostet nichts, und du kannst sie ablegen.',
    'first.equip':
      'Leg sie an, wenn sie besser ist als das, was der Held hat. In dieser Quest ist Platz für ein Stück.',
    'first.bottom':
      'Gegenstände sind willkommen, Ereignisse oft nicht. Eine Karte zurückzulegen hat seinen Preis: Lies sie zuerst.',
    'first.ability':
      'Gegenstände werden am Ende der Quest abgelegt, und erschöpfte Ausrüstung wird am Ende der Runde wieder bereit. Nutze sie also, wenn es hilft.',
    'first.reroll': 'Wähle einen weißen Würfel ohne Erfolg oder einen schwarzen mit Klaue.',
    'first.share': 'Gib die Wunden dem Helden mit mehr Lebenspunkten. Beide Helden sollen überleben.',
    'first.heal': 'Heile den Helden, der am meisten verloren hat oder als Nächster angegriffen wird.',
    'first.travel':
      'Meist gilt: weiterziehen. Die Schatten bleiben zurück, und die Gefahr wartet nicht. Bleib nur, wenn beide Helden Ruhe nötiger haben als Zeit.',
    'first.option': 'Fortschritt ist Zeit, Wunden sind Lebenspunkte: Gib her, wovon du mehr hast.',
    'first.any': 'Lies die Antworten in Ruhe. „Warum?“ zeigt die Regel.',
  },
};
