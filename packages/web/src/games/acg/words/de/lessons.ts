import type { SameWords } from '../../../../text/message.js';
import type { lessons as english } from '../en/lessons.js';

export const lessons: SameWords<typeof english> = {
  'lessons.lead':
    'Sieben kurze Lektionen an einem echten Tisch, jede mit einem einzigen Gedanken. Danach deine erste Quest, mit jemandem hinter deinem Stuhl.',
  'lesson.name.table': 'Der Tisch und ein Zug',
  'lesson.about.table': 'Was wo liegt und was ein Held tut, wenn er am Zug ist.',
  'lesson.name.attack': 'Dein erster Angriff',
  'lesson.about.attack': 'Weiße Würfel, schwarze Würfel, Volltreffer und ein abgewehrter Schlag.',
  'lesson.name.enemies': 'Die Gegner schlagen zurück',
  'lesson.about.enemies': 'Ihre Phase, ihre Schlüsselwörter und was aus den Schatten kommt.',
  'lesson.name.explore': 'Von Ort zu Ort',
  'lesson.about.explore': 'Erkunde einen Ort bis in den letzten Winkel und zieh weiter.',
  'lesson.name.aid': 'Helfen, rasten, Atem holen',
  'lesson.about.aid': 'Erfolgsmarker, Heilung und wie erschöpfte Karten wiederkommen.',
  'lesson.name.gear': 'Was man im Dunkeln findet',
  'lesson.about.gear': 'Gegenstände, Ausrüstung und Zustände, die an dir hängen bleiben.',
  'lesson.name.peril': 'Die Zeit ist gegen dich',
  'lesson.about.peril': 'Gefahr, ein Erzfeind und wie man eine Quest gewinnt oder verliert.',
  'lesson.name.first-quest': 'Deine erste Quest',
  'lesson.about.first-quest':
    'Die ganze erste Quest mit einem Lehrmeister, der sagt, worauf es ankommt, bis du ihn schweigen lässt. Sie wird aufbewahrt wie jedes Abenteuer.',

  'lesson.table.welcome':
    'Zwei Helden steigen hinab unter die Stadt, und du führst beide. Ein Schild zeigt, wie viele Lebenspunkte ein Held noch hat; seine vier Aktionskarten liegen dabei.',
  'lesson.table.leader':
    'Einer von ihnen trägt den Anführermarker. Der Anführer handelt in einer Runde zuerst, und in der nächsten geht der Marker weiter. Gib ihn dem Kriegerpriester.',
  'lesson.table.location':
    'Hier seid ihr. Die Zahl sagt, mit wie viel Fortschritt der Ort vollständig erkundet ist; dann darf die Gruppe zum nächsten weiterziehen.',
  'lesson.table.engaged':
    'Euer Kommen hat jemanden geweckt. Dieser Gegner ist an den Kriegerpriester gebunden: Er steht direkt vor ihm.',
  'lesson.table.shadows':
    'Die anderen liegen verdeckt in den Schatten. Sie sind noch an niemanden gebunden, und niemand weiß, wer sie sind.',
  'lesson.table.actions':
    'Ist ein Held am Zug, spielt er genau eine Aktionskarte: Angriff, Beistand, Erkundung oder Rast. Aussetzen darf er nicht.',
  'lesson.table.explore':
    'Sehen wir uns zuerst um. Spiel die Erkundung: Drück auf die Karte auf dem Tisch oder auf ihre Taste darunter.',
  'lesson.table.progress':
    'Die weißen Würfel sind gefallen, und jeder Erfolg wurde zu 1 Fortschritt an diesem Ort.',
  'lesson.table.item':
    'Wer erkundet, zieht auch eine Verlieskarte. Diese ist ein Gegenstand: Der Held behält ihn und darf ihn einmal nutzen, wenn sein Text es sagt.',
  'lesson.table.exhausted':
    'Die gespielte Karte ist erschöpft. Sie liegt schief und kann nicht noch einmal gespielt werden, bis etwas sie wieder bereit macht.',
  'lesson.table.next':
    'Jetzt ist der Eisenbrecher am Zug. Zu zweit handelt jeder Held zweimal in der Runde, immer abwechselnd.',
  'lesson.table.end':
    'Haben alle gehandelt, sind die Gegner dran. Dann darf die Gruppe weiterziehen, und dann steigt die Gefahr: Das ist eine Runde. Du kennst den Tisch jetzt.',

  'lesson.attack.enemy':
    'Ein Gegner ist an den Kriegerpriester gebunden. Zwei Zahlen auf seiner Karte zählen: der Angriffswert, also wie hart er trifft, und die Lebenspunkte, also wie viele Wunden er aushält.',
  'lesson.attack.dice':
    'Seine Angriffskarte wirft zwei weiße Würfel. Jeder bereite Gegner, der an ihn gebunden ist, bringt einen schwarzen dazu. Spiel sie.',
  'lesson.attack.success':
    'Jeder Erfolg auf den weißen Würfeln war 1 Wunde für den Gegner, auf den er gezielt hat.',
  'lesson.attack.critical':
    'Ein Volltreffer war dabei. Er zählt als Erfolg, und sein Würfel wird noch einmal geworfen, solange Volltreffer fallen.',
  'lesson.attack.defeated':
    'So viele Wunden, wie er Lebenspunkte hatte: Der Gegner ist besiegt. Überzählige Erfolge verfallen.',
  'lesson.attack.reach':
    'Vor dem Eisenbrecher steht niemand, und was in den Schatten liegt, ist außer Reichweite. Dorthin trifft nur ein Fernangriff.',
  'lesson.attack.advance':
    'Aber seine Angriffskarte beginnt mit einer anderen Zeile: Er darf zuerst bis zu zwei Gegner an sich binden. Spiel sie.',
  'lesson.attack.engage':
    'Wähle nur den ersten und bestätige. Jeder Gegner vor dir heißt: ein schwarzer Würfel mehr gegen dich.',
  'lesson.attack.revealed': 'Sobald er gebunden war, wurde der Gegner aufgedeckt; dann kam der Schlag.',
  'lesson.attack.claw':
    'Der schwarze Würfel zeigte eine Klaue. Für jede Klaue greift ein an dich gebundener Gegner mit seinem Angriffswert an, selbst einer, der eben durch deinen Schlag gefallen ist.',
  'lesson.attack.defence':
    'Einer der weißen Würfel zeigte einen Schild. Jede Verteidigung wehrt 1 Wunde von dem ab, was die Gegner in dieser Aktion austeilen.',
  'lesson.attack.always':
    'Die schwarzen Würfel fallen bei jeder Aktion eines Helden, vor dem bereite Gegner stehen, auch wenn er rastet oder erkundet. Lass sie sich also nicht sammeln.',
  'lesson.attack.end':
    'Erst deine Erfolge, dann ihre Klauen, dann das Erzfeindsymbol: immer in dieser Reihenfolge. Das ist ein Kampf.',

  'lesson.enemies.last':
    'Das ist der letzte Zug der Helden in dieser Runde. Danach handeln die Gegner: alle.',
  'lesson.enemies.rest': 'Der Eisenbrecher ist verwundet. Lass ihn rasten: Jeder Erfolg heilt 1 Wunde.',
  'lesson.enemies.turn':
    'Jetzt lassen die Helden reihum je einen Gegner handeln, der Anführer zuerst, bis jeder bereite Gegner gehandelt hat.',
  'lesson.enemies.whose':
    'Ein Held muss einen nehmen, der an ihn gebunden ist. Nur wenn es keinen gibt, wie hier, nimmt er einen aus den Schatten.',
  'lesson.enemies.keywords':
    'Ein Gegner tut, was seine Schlüsselwörter sagen, von links nach rechts. Lass den ersten heraus und sieh zu.',
  'lesson.enemies.revealed': 'Ein verdeckter Gegner, der handelt, wird zuerst aufgedeckt.',
  'lesson.enemies.advance':
    'Vorrücken: Er bindet den Helden, der am Zug ist. Zuschlagen: Der erleidet den Angriffswert als Wunden. Rückzug: Er gleitet zurück in die Schatten. Jedes andere Wort steht auf seiner Karte erklärt.',
  'lesson.enemies.other': 'Jetzt muss der Eisenbrecher einen handeln lassen. Nimm wieder den ersten.',
  'lesson.enemies.inflict':
    'Wunden durch Zuschlagen kommen ohne Würfel, und keine Verteidigung hilft dagegen. Am besten hilft, wenn der Gegner nicht mehr da ist.',
  'lesson.enemies.ready':
    'Haben alle gehandelt, werden alle wieder bereit. Ein Gegner, den du in deinem Zug erschöpfst, setzt diese Phase aus.',
  'lesson.enemies.full':
    'Um einen Helden haben drei Gegner Platz. Ein vierter verwundet ihn in Höhe seines Angriffswerts und gleitet in die Schatten.',
  'lesson.enemies.end':
    'Eine neue Runde hat begonnen, und die Führung ist auf den anderen Helden übergegangen. Du hast die Gegner kennengelernt.',

  'lesson.explore.value':
    'Hier fehlt nur noch wenig Fortschritt. Erreicht er die Zahl auf der Karte, ist der Ort vollständig erkundet.',
  'lesson.explore.action': 'Die Erkundung des Kriegerpriesters ist bereit. Spiel sie.',
  'lesson.explore.done':
    'Vollständig erkundet. Ein Ort hält nie mehr Fortschritt als seine Zahl; der Rest verfällt.',
  'lesson.explore.drawn':
    'Auch diese Erkundung hat eine Verlieskarte gezogen. Das geschieht bei jeder, selbst an einem vollständig erkundeten Ort.',
  'lesson.explore.wait':
    'Die Gruppe kann nicht sofort gehen: Erst handeln die Helden zu Ende, dann die Gegner. Lass den Eisenbrecher so lange rasten.',
  'lesson.explore.shadows':
    'Die Ortsphase. Jetzt dürft ihr weiterziehen oder bleiben. Wer in den Schatten liegt, bleibt zurück, nur ein Erzfeind nicht.',
  'lesson.explore.follow': 'Gegner, die an einen Helden gebunden sind, kommen mit. Zieh weiter.',
  'lesson.explore.spawn':
    'Ein neuer Ort und neue Gegner: so viele offen vor den Helden, wie der rote Schädel sagt, und so viele verdeckt in den Schatten, wie der schwarze sagt.',
  'lesson.explore.effect':
    'Die meisten Orte tun in der Ortsphase etwas Eigenes. Drück auf eine Karte, um sie zu lesen; es lohnt sich.',
  'lesson.explore.end':
    'So geht es von Ort zu Ort. Der letzte liegt ganz unten in seinem Stapel, und in der ersten Quest gewinnt, wer ihn erkundet.',

  'lesson.aid.aid':
    'Beistand tut niemandem weh. Jeder Erfolg gibt einem anderen Helden einen Erfolgsmarker: Glück, das er aufheben kann.',
  'lesson.aid.play':
    'Spiel die Beistandskarte. Es gibt nur einen anderen Helden, also ist er es, dem geholfen wird.',
  'lesson.aid.place':
    'Zwei Marker für den Eisenbrecher. Sie liegen auf seinen Aktionskarten, auf jeder höchstens zwei. Leg beide auf seinen Angriff.',
  'lesson.aid.tokens': 'Da liegen sie und warten, solange du willst. Jetzt lass ihn angreifen.',
  'lesson.aid.engage':
    'Der Gegner vor dem Kriegerpriester steht als Erster in der Liste. Ruf ihn herüber, nur ihn, und bestätige.',
  'lesson.aid.spend':
    'Vor dem Wurf darf er Marker ausgeben, die auf eben dieser Karte liegen: je 1 Erfolg, ganz sicher. Gib beide aus.',
  'lesson.aid.worth':
    'Besiegt, und der Kriegerpriester ist ihn auch los. Beistand in einem Zug ist ein sicherer Schlag im nächsten.',
  'lesson.aid.stay':
    'Aber sieh dir seine Karten an: Der Beistand liegt erschöpft da. Karten kommen nicht von selbst wieder, auch nicht in einer neuen Runde.',
  'lesson.aid.prepare':
    'Eine der vier Karten jedes Helden trägt das Zeichen der Vorbereitung; bei ihm ist es die Rast. Sie heilt für jeden Erfolg 1 Wunde und macht dann alle seine Karten bereit. Spiel sie.',
  'lesson.aid.empower':
    'Seine Rast macht außerdem einen Helden gestärkt: Das ist ein Zustand, und zwar ein guter. Gib ihn dem Eisenbrecher.',
  'lesson.aid.readied': 'Alle vier Karten sind wieder bereit, auch die mit dem Zeichen der Vorbereitung.',
  'lesson.aid.rhythm':
    'Beim Eisenbrecher bereitet der Beistand vor. Spiel drei verschiedene Karten und dann die Vorbereitung: Das ist der Takt eines Helden.',
  'lesson.aid.end':
    'Helft einander, rastet rechtzeitig, bereitet euch vor, ehe euch die Karten ausgehen. Das ist der größte Teil der Kunst.',

  'lesson.gear.search':
    'Jede Erkundung zieht eine Verlieskarte. Spiel sie und sieh, was zum Vorschein kommt.',
  'lesson.gear.item':
    'Ein Gegenstand: Er ist fort, sobald sein Text genutzt wird, und kann nicht verschenkt werden. Drück darauf, um ihn zu lesen.',
  'lesson.gear.treasure':
    'Auf der Karte steht auch das Zeichen für einen Schatz. Dafür darf der Held die oberste Karte des Ausrüstungsstapels nehmen, ungesehen. Nimm sie.',
  'lesson.gear.equip':
    'Ausrüstung wird sofort angelegt oder abgelegt. Am Anfang kann ein Held ein Stück tragen; in einer Kampagne schafft die Arena Platz für mehr. Leg sie an.',
  'lesson.gear.lies':
    'Jetzt liegt sie bei ihm, und sie bleibt. Manche Ausrüstung wirkt immer, manche wird beim Nutzen erschöpft und ist am Ende der Runde wieder bereit.',
  'lesson.gear.limits': 'Wie stark ein Held auch wird: höchstens zwei Waffen und eine Rüstung.',
  'lesson.gear.wait': 'Auch der Eisenbrecher muss etwas tun. Lass ihn rasten.',
  'lesson.gear.conditions':
    'Manches bleibt auch an einem Helden hängen: Zustände. Die Rast des Kriegerpriesters bringt einen guten. Spiel sie.',
  'lesson.gear.use':
    'Wenn sich etwas nutzen lässt, wirst du gefragt. An ihn ist niemand gebunden, es wäre verschwendet: Sag Nein und behalte es.',
  'lesson.gear.whom': 'Niemand kann denselben Zustand zweimal haben. Lass den Eisenbrecher gestärkt sein.',
  'lesson.gear.empowered':
    'Jeder Zustand sagt auf seiner Karte, was er tut und wie er vergeht. Gestärkt gibt seiner nächsten Aktion 1 Erfolg und 1 Verteidigung, macht diese Karte bereit und ist dann fort.',
  'lesson.gear.harm':
    'Die anderen beiden sind schlimm. Blutend kostet nach jedem deiner Züge 1 Wunde, bis dir jemand beisteht; Erkrankt nimmt deinen Würfen 1 Erfolg, bis du rastest.',
  'lesson.gear.end':
    'Nutze deine Gegenstände: Was am Ende einer Quest übrig ist, wird abgelegt. In einer Kampagne bleibt dir die Ausrüstung.',

  'lesson.peril.won':
    'Das Questblatt sagt, was gewinnt und was verliert. Drück darauf, wann immer du es lesen willst.',
  'lesson.peril.sump':
    'Diese Quest ist gewonnen, wenn „Grumps Sumpf“ vollständig erkundet ist. Er ist die letzte Karte des Ortsstapels.',
  'lesson.peril.track':
    'Und das ist die Uhr. Am Ende jeder Runde steigt die Gefahr um ein Feld. Auf farbigen Feldern geschieht etwas.',
  'lesson.peril.go-on':
    'Das nächste Feld ist grün. Beende die Runde und sieh zu: Lass den Eisenbrecher rasten.',
  'lesson.peril.green':
    'Die Gefahr hat ein grünes Feld erreicht. Was Grün, Blau und Rot bewirken, steht auf dem Questblatt; meist wird es schlimmer.',
  'lesson.peril.nemesis':
    'Grün holt Grump den Widerlichen, den Erzfeind dieser Quest, aus seinem Unterschlupf.',
  'lesson.peril.icon':
    'Ein schwarzer Würfel kann das Erzfeindsymbol zeigen. Dann tut ein Erzfeind, was auf seiner Karte steht, wo er auch ist: gebunden, in den Schatten oder im Unterschlupf.',
  'lesson.peril.grump':
    'Er ist den Kampf wert: Wer ihn besiegt, treibt ihn in seinen Unterschlupf zurück, und die Gruppe findet 4 Fortschritt. Aber er kommt wieder.',
  'lesson.peril.lost':
    'Ein Held, dessen Wunden seine Lebenspunkte erreichen, ist besiegt und für den Rest der Quest aus dem Spiel, wenn ihn nichts wiederbelebt. Sind alle besiegt, ist die Quest verloren.',
  'lesson.peril.end':
    'Auf dem letzten Feld schlägt die Gefahr in jeder Runde wieder zu. Sei also schnell, aber nicht leichtsinnig. Du bist bereit für eine ganze Quest.',

  'lesson.first.leader':
    'Der Anführer handelt zuerst und lässt den ersten Gegner handeln. Die Führung geht jede Runde weiter, es ist also keine große Sache: Nimm, wen du magst.',
  'lesson.first.nemesis':
    'Der Erzfeind steht vor ihm. Er hat 6 Lebenspunkte; wer ihn besiegt, treibt ihn in den Unterschlupf zurück und findet 4 Fortschritt. Marker und Beistand machen es möglich.',
  'lesson.first.hurt':
    'Er hat die Hälfte seiner Lebenspunkte verloren. Eine Rast heilt ihn, und die meisten halten dabei auch einen Gegner auf. Ein besiegter Held ist draußen, und der andere ist allein.',
  'lesson.first.crowded':
    'Vor ihm stehen mehrere bereite Gegner, und jeder bringt einen schwarzen Würfel zu allem, was er tut. Greif an oder erschöpfe einen, ehe du etwas anderes tust.',
  'lesson.first.tired':
    'Wenige seiner Karten sind bereit, und keine kommt von selbst wieder. Die mit dem Zeichen der Vorbereitung macht alle bereit: Jetzt ist eine gute Zeit dafür.',
  'lesson.first.explored':
    'Dieser Ort ist erkundet; am Ende der Runde zieht ihr weiter. Bis dahin: heilen, helfen, vorbereiten und abschütteln, wer euch folgen würde.',
  'lesson.first.friend':
    'Der andere Held ist in Not. Beistand gibt ihm Marker, und viele Beistandskarten machen eine seiner Karten bereit oder nehmen ihm einen Gegner ab.',
  'lesson.first.engaged':
    'Vor ihm steht ein Gegner. Wird sein Angriff ihn wohl besiegen, dann greif an: Auf der Taste steht, wie wahrscheinlich es ist. Wenn nicht, kannst du ebenso gut erkunden.',
  'lesson.first.free':
    'Niemand stört ihn: ein guter Augenblick zum Erkunden. Fortschritt gewinnt die Quest, und die Gefahr steigt in jeder Runde.',
  'lesson.first.targets':
    'Nimm den, den du besiegen kannst. Ein verwundeter Gegner trifft so hart wie ein frischer; ein besiegter gar nicht.',
  'lesson.first.divide':
    'Gib zuerst einem so viel, wie es braucht, um ihn zu besiegen; dann fang mit dem nächsten an.',
  'lesson.first.engage':
    'Jeder, den du herüberrufst, bringt einen schwarzen Würfel. Ruf die, die du besiegen wirst, oder die, die den anderen Helden bedrängen.',
  'lesson.first.activate':
    'Alle werden handeln; du wählst, wer der Nächste ist. Wer an diesen Helden gebunden ist, muss zuerst.',
  'lesson.first.exhaust':
    'Ein erschöpfter Gegner bringt keinen schwarzen Würfel und setzt die Gegnerphase aus. Nimm den, der am härtesten trifft.',
  'lesson.first.enemy':
    'Sieh auf Angriffswert und Lebenspunkte: der, der am härtesten trifft, oder der, mit dem es fast vorbei ist.',
  'lesson.first.place':
    'Leg sie dorthin, wo ein sicherer Erfolg zählen wird: auf seinen Angriff oder auf seine Erkundung. Höchstens zwei auf eine Karte.',
  'lesson.first.spend':
    'Gib sie aus, wenn sie etwas entscheiden: ein Gegner, der fällt, ein Ort, der fertig wird. Sonst halten sie sich.',
  'lesson.first.tokens': 'Gib her, was du am wenigsten brauchst.',
  'lesson.first.ready':
    'Mach die Karte bereit, die er als Nächstes spielen will; zum Beispiel die, die er eben gespielt hat.',
  'lesson.first.lame':
    'Nimm die Karte, auf die er verzichten kann. Der mit dem Zeichen der Vorbereitung kann das nicht geschehen.',
  'lesson.first.treasure': 'Nimm es: Es kostet nichts. Was nicht zu ihm passt, kann man ablegen.',
  'lesson.first.equip':
    'Leg es an, wenn es besser ist als das, was er trägt. In dieser Quest hat er Platz für ein Stück.',
  'lesson.first.bottom':
    'Gegenstände sind willkommen, Ereignisse oft nicht. Eine Karte fortzuschieben hat seinen Preis: Lies sie zuerst.',
  'lesson.first.ability':
    'Gegenstände werden am Ende der Quest abgelegt, und erschöpfte Ausrüstung ist am Ende der Runde wieder bereit. Nutze sie also, wenn es hilft.',
  'lesson.first.reroll': 'Nimm einen weißen Würfel ohne Erfolg oder einen schwarzen mit Klaue.',
  'lesson.first.share': 'Gib die Wunden dem, der mehr Lebenspunkte übrig hat. Niemand darf fallen.',
  'lesson.first.heal': 'Heile den, der am meisten verloren hat und den die nächsten Schläge treffen.',
  'lesson.first.travel':
    'Zieh weiter, in der Regel: Die Schatten bleiben zurück, und die Gefahr wartet nicht. Bleib nur, wenn ihr beide eine Rast nötiger habt als eine Runde.',
  'lesson.first.option': 'Fortschritt ist Zeit, und Wunden sind Lebenspunkte: Gib her, wovon du mehr hast.',
  'lesson.first.any': 'Lies die Antworten in Ruhe. „Warum?“ nennt die Regel dahinter.',
};
