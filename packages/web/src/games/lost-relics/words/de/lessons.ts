import type { SameWords } from '../../../../text/message.js';
import type { lessons as english } from '../en/lessons.js';

export const lessons: SameWords<typeof english> = {
  'lessons.lead.lost-relics':
    'Sechs kurze Lektionen im ersten Raum des Hauses, jede mit einem Gedanken. Danach dein erstes Abenteuer, mit Lehrmeister.',
  'lesson.name.moving': 'Bereiche, Türen und Schritte',
  'lesson.about.moving':
    'Wie weit ein Held kommt, wie viele in einen Bereich passen und was dich dort festhält.',
  'lesson.name.dice': 'Aktionswürfel',
  'lesson.about.dice': 'Jeder Würfel bezahlt jede Aktion. Ein hoher beflügelt sie.',
  'lesson.name.strikes': 'Angriffe und Wunden',
  'lesson.about.strikes': 'Was Angriffe bei Gegnern anrichten und bei dir.',
  'lesson.name.reactions': 'Warum Gegner tun, was sie tun',
  'lesson.about.reactions': 'Nach jeder Aktion reagiert ein Gegner, nach festen Regeln.',
  'lesson.name.chains': 'Aktionsketten',
  'lesson.about.chains': 'Eine 1, dann eine 2, dann eine 3: mehrere Aktionen, nur eine Reaktion.',
  'lesson.name.recovery': 'Schätze, Rast und Zuflucht',
  'lesson.about.recovery': 'Was es zu finden gibt, wie Schaden heilt und wie Helden zurückkehren.',
  'lesson.name.first-relic': 'Dein erstes Abenteuer',
  'lesson.about.first-relic':
    'Ganz „Erwachende Steine“, mit einem Lehrmeister, den du jederzeit ausblenden kannst. Es wird gespeichert wie jedes Abenteuer.',

  'lesson.moving.areas':
    'Der Spielplan ist in Bereiche geteilt. Bereiche, die sich berühren, auch nur an einer Ecke, grenzen aneinander. Luxa steht in dem mit dem Ring.',
  'lesson.moving.turn':
    'Die Helden sind in der Reihenfolge der Initiative am Zug. Luxa ist die Erste. Sie hat drei Würfel, und jeder bezahlt eine Aktion.',
  'lesson.moving.move':
    'Lass sie gehen. Eine Bewegung ist ein Schritt oder zwei, jeder in einen angrenzenden Bereich.',
  'lesson.moving.die':
    'Jeder Würfel bezahlt eine Bewegung. Heb die hohen auf und gib die 2 aus. Sie kommt auf die Aktion Bewegen.',
  'lesson.moving.limit':
    'Jeder Bereich hat ein Limit für Helden und Gegner zusammen. In einen vollen Bereich und durch eine geschlossene Tür kannst du nicht gehen.',
  'lesson.moving.step': 'Geh in die Namenshalle, mitten im Raum.',
  'lesson.moving.engaged':
    'Hier sind mindestens so viele Gegner wie Helden. Also ist jeder Held im Bereich gebunden.',
  'lesson.moving.stopped':
    'Luxa wurde beim Betreten gebunden. Darum endete ihre Bewegung, obwohl noch ein Schritt übrig war.',
  'lesson.moving.evade':
    'Ein gebundener Held kann weder gehen noch interagieren, aber kämpfen. Eine beflügelte Bewegung kann ausweichen: Dann kannst du weg.',
  'lesson.moving.door':
    'Die Treppentür ist geschlossen. Ein Held daneben, der nicht gebunden ist, kann sie durch Interagieren öffnen. Dann bleibt sie offen. Gegner hält keine Tür auf.',
  'lesson.moving.end':
    'Luxa sieht ihren Bereich und die angrenzenden, aber nichts hinter geschlossenen Türen. Wen sie sieht, der sieht auch sie.',

  'lesson.dice.three':
    'Zu Beginn jeder Runde würfelt jeder Held mit drei Aktionswürfeln. Sie liegen auf der Heldenkarte, bis sie ausgegeben sind.',
  'lesson.dice.any': 'Jede Aktion kostet einen Würfel mit beliebigem Wert. Selbst eine 1 bezahlt den Blitz.',
  'lesson.dice.inspired':
    'Die 5+ neben dem Namen heißt: Ein Würfel mit 5 oder mehr beflügelt die Aktion. Dann gilt die zweite Zahl: Der Blitz macht 3 Schaden statt 2.',
  'lesson.dice.choose': 'Regis hat eine 5. Gib sie für einen beflügelten Blitz aus.',
  'lesson.dice.target': 'Ein Fernangriff trifft jeden Gegner in Sicht. Nimm den Ersten.',
  'lesson.dice.dealt': 'Es gibt keinen Trefferwurf. Der beflügelte Blitz machte 3 Schaden, und das genügte.',
  'lesson.dice.left':
    'Zwei Würfel, zwei weitere Aktionen. Würde er den Zug jetzt beenden, würden sie zu Einsen.',
  'lesson.dice.destiny':
    'Ein Held kann einen Schicksalsmarker ausgeben, bevor er einen Würfel ausgibt, und diesen auf jeden Wert drehen. Abenteuer und Karten geben solche Marker.',
  'lesson.dice.end':
    'Am Ende der Runde kommen alle übrigen Würfel weg. Du kannst sie nicht aufheben; schau also, wer welchen Würfel am besten nutzt.',

  'lesson.strikes.range':
    'Ein Nahkampfangriff reicht nur in den eigenen Bereich. Luxas Wurfspeer ist ein Fernangriff: Er reicht auch in angrenzende Bereiche in Sicht.',
  'lesson.strikes.no-roll':
    'Angriffe treffen immer. Der Wurfspeer macht 1 Schaden, beflügelt 2. Setz ihn ein.',
  'lesson.strikes.die': 'Gib die 2 aus. Sie beflügelt nicht, also macht der Wurfspeer 1 Schaden.',
  'lesson.strikes.target':
    'Ein Skelett hat Zähigkeit 2. Ein Angriff mit 2 oder mehr erschlägt es, ein schwächerer verwundet es. Nimm das Erste.',
  'lesson.strikes.wounded':
    'Das Skelett ist verwundet: Sein Marker ist umgedreht. Jeder weitere Schaden erschlägt es.',
  'lesson.strikes.blocked':
    'Nun reagiert ein Gegner. Der Recke kann nicht zu euch (kein Platz), also greift er aus seinem Bereich an. Wähle, wer den Schaden nimmt: Nimm den Ersten.',
  'lesson.strikes.leader':
    'Ein Anführer wie der Recke wird nicht umgedreht. Schadensmarker bleiben auf ihm, bis sie seine Zähigkeit erreichen.',
  'lesson.strikes.heroes':
    'Auch Helden sammeln Schadensmarker. Luxa hat welche aus der Abenteuerphase, mit der die Runde begann.',
  'lesson.strikes.flip':
    'Erreichen die Marker ihre Zähigkeit, kommen sie weg, und ihre Karte wird auf die verwundete Seite gedreht, mit eigenen Aktionen.',
  'lesson.strikes.out':
    'Ein verwundeter Held, der sie noch einmal erreicht, ist außer Gefecht: vom Spielplan, bis er zurückkehrt.',
  'lesson.strikes.end':
    'Ihr verliert, wenn alle vier zugleich außer Gefecht sind. Verteilt also den Schaden: Oft wählt ihr, wer ihn nimmt.',

  'lesson.reactions.answer':
    'Nach jeder Aktion reagiert genau ein Gegner in Sicht des handelnden Helden. Ist keiner in Sicht, geschieht nichts.',
  'lesson.reactions.act': 'Probier es aus. Lass Regis den Blitz einsetzen.',
  'lesson.reactions.die': 'Gib die 3 aus.',
  'lesson.reactions.target': 'Jedes Ziel ist recht. Nimm den Ersten.',
  'lesson.reactions.who': 'Der Recke reagiert: Ein Anführer in Sicht kommt immer vor Schergen.',
  'lesson.reactions.near':
    'Ist kein Anführer in Sicht, reagiert ein Gegner in Regis’ eigenem Bereich. Gibt es dort keinen, irgendeiner in Sicht.',
  'lesson.reactions.harm':
    'Unter Gleichen kommt einer zuerst, dessen Reaktion einen Helden verletzt. Sonst wählst du.',
  'lesson.reactions.list':
    'Er tut alles, was auf seiner Karte steht, der Reihe nach: Der Recke bewegt sich, dann greift er an. Was nicht geht, entfällt.',
  'lesson.reactions.pick':
    'Du wählst das Ziel. Es muss nicht der Held sein, der gehandelt hat. Nimm den Ersten.',
  'lesson.reactions.four':
    'Es gibt vier Reaktionen: Angriff, Bewegung, Rückzug außer Sicht und Hinrichtung; die trifft den Helden mit dem meisten Schaden.',
  'lesson.reactions.leaders':
    'Nach allen Heldenzügen handelt jeder Anführer noch einmal, mit der Anführeraktion auf seiner Karte.',
  'lesson.reactions.adventure':
    'Und jede Runde beginnt mit der Abenteuerphase: Die Gegner tun, was das Abenteuer sagt.',
  'lesson.reactions.end':
    'Auch wer seinen Zug ohne Aktion beendet, löst eine Reaktion aus. Nach einer Aktion nicht.',

  'lesson.chains.one': 'Regis hat eine 1. Sie ist niedrig, kann aber eine Aktionskette beginnen.',
  'lesson.chains.act': 'Jede Aktion, die mit einer 1 bezahlt wird, beginnt eine Kette. Setz den Blitz ein.',
  'lesson.chains.spend': 'Gib die 1 aus.',
  'lesson.chains.target': 'Der Blitz macht trotzdem 2 Schaden. Nimm das erste Ziel.',
  'lesson.chains.start':
    'Nun darf jeder Held mit einer 2 sofort handeln, auch außer der Reihe. Dann einer mit einer 3, und so fort bis zur 6.',
  'lesson.chains.worth':
    'Innerhalb einer Kette reagiert kein Gegner. Sechs Aktionen in einer Kette lösen eine Reaktion aus, nicht sechs.',
  'lesson.chains.two': 'Dhoraz hat eine 2. Lass ihn die Kette fortsetzen.',
  'lesson.chains.link':
    'Er gibt seinen eigenen Würfel aus und hat in seinem Zug einen weniger. Schwing den Hammer.',
  'lesson.chains.three': 'Noch keine Reaktion. Eine 3 könnte folgen, und ein Held hat eine.',
  'lesson.chains.enough': 'Du darfst jederzeit aufhören. Beende die Kette hier und sieh, was folgt.',
  'lesson.chains.reaction':
    'Eine Reaktion, auf Dhoraz, denn er hat zuletzt gehandelt. Beende eine Kette also mit einem Helden, der den Schaden verträgt.',
  'lesson.chains.goes-on': 'Dann setzt Regis seinen Zug mit den übrigen Würfeln fort.',
  'lesson.chains.end':
    'Hohe Würfel in einer Kette können auch beflügeln. Ehe du eine 1 ausgibst, sieh dir alle Würfel an: Auf 1, 2, 3 und mehr lohnt es sich zu warten.',

  'lesson.recovery.object':
    'Helden können Gegenstände in ihrem Bereich benutzen. In diesem Schaukasten liegt ein Schatz, und Dhoraz steht direkt daneben.',
  'lesson.recovery.free':
    'Interagieren benutzt Gegenstände und öffnet Türen. Der Held darf nicht gebunden sein.',
  'lesson.recovery.die':
    'Interagieren lässt sich nicht beflügeln, also genügt ein niedriger Würfel. Gib die 3 aus.',
  'lesson.recovery.treasure':
    'Eine Schatzkarte. Behalte sie, oder gib sie jetzt einem anderen Helden. Später lässt sie sich nicht mehr tauschen.',
  'lesson.recovery.types':
    'Jeder Held kann eine Waffe, eine Rüstung, ein Artefakt und beliebig viele Karten ohne Art haben. Lass Dhoraz sie behalten.',
  'lesson.recovery.held': 'Jetzt gehört sie Dhoraz. Nennt sie keinen anderen Helden, kann er sie nutzen.',
  'lesson.recovery.crowd':
    'Der Recke reagiert. Bei euch ist kein Platz, also greift er aus seinem Bereich an. Nimm den ersten Helden.',
  'lesson.recovery.rest':
    'Rasten entfernt 1 Schadensmarker, beflügelt 2. Ohne Marker dreht eine beflügelte Rast einen verwundeten Helden stattdessen auf die unverwundete Seite.',
  'lesson.recovery.sight':
    'Aber mit einem Gegner in Sicht kannst du nicht rasten. Geh erst weg oder räum den Raum.',
  'lesson.recovery.haven':
    'Dieser Bereich ist eine Zuflucht. Ist er am Ende einer Runde leer und steht ein Held daneben, kehrt dort ein Held zurück, der außer Gefecht ist, unverwundet.',
  'lesson.recovery.end':
    'Ein Held, der außer Gefecht gesetzt wird, verliert eine Schatzkarte und lässt Getragenes fallen. Vermeide es.',

  'lesson.relic.start':
    'Bleibt zusammen: Ein Held allein ist schnell gebunden. Beide Bereiche sind gut, solange kein Held allein steht.',
  'lesson.relic.homeward':
    'Der Recke ist erschlagen. Lies das Ziel noch einmal: Was fehlt noch, und wie weit ist es bis zur Treppe?',
  'lesson.relic.rest': 'Kein Gegner ist in Sicht, und dieser Held ist verletzt. Ein guter Moment zum Rasten.',
  'lesson.relic.champion':
    'Der Recke ist in Sicht und behält seinen Schaden. Setz hier starke Angriffe mit hohen Würfeln ein. Er reagiert ohnehin auf jede Aktion.',
  'lesson.relic.one': 'Ein Würfel ist eine 1. Haben Helden eine 2 und eine 3, beginn damit eine Kette.',
  'lesson.relic.engaged':
    'Dieser Held ist gebunden: Greif an, oder weich mit einer beflügelten Bewegung aus. Einen Gegner zu erschlagen kann schon genügen.',
  'lesson.relic.fight':
    'Gegner stehen in deinem Bereich. Zuerst die verwundeten: Jeder Schaden erschlägt sie.',
  'lesson.relic.case':
    'Hier kannst du etwas benutzen. Bist du nicht gebunden und hast einen niedrigen Würfel, interagiere.',
  'lesson.relic.shoot':
    'Gegner sind in Sicht. Nutze jetzt Fernangriffe. Nahkämpfer gehen näher heran, aber nicht allein.',
  'lesson.relic.free':
    'Kein Gegner ist nah. Geht gemeinsam weiter und achtet darauf, wo ihr anhaltet: Bei so vielen Gegnern wie Helden seid ihr gebunden.',
  'lesson.relic.die':
    'Gib den niedrigsten Würfel aus, der genügt. Heb hohe Würfel für Aktionen auf, die sie beflügeln.',
  'lesson.relic.change':
    'Wähle eins oder keins: weiter gehen, eine Bindung verlassen oder einen vollen Bereich betreten.',
  'lesson.relic.step': 'Zähl zuerst: Sind dort mindestens so viele Gegner wie Helden, wirst du gebunden.',
  'lesson.relic.target':
    'Jede Antwort zeigt ihr Ergebnis. Einen Gegner zu erschlagen ist besser, als zwei zu verwunden.',
  'lesson.relic.reaction':
    'Du wählst, wer reagiert. Nimm den, der am wenigsten schadet oder in deine Reichweite kommt.',
  'lesson.relic.victim':
    'Du wählst, wer den Schaden nimmt. Wähle einen Helden, dessen Karte nicht umgedreht wird.',
  'lesson.relic.hostile':
    'Gegner handeln, aber du wählst, wie. Führ sie zu starken Helden, nicht zu einem, der allein ist.',
  'lesson.relic.chain':
    'Innerhalb einer Kette reagiert kein Gegner. Beende sie mit einem Helden, der die Reaktion verträgt.',
  'lesson.relic.treasure':
    'Gib sie dem Helden, der sie am besten nutzt. Später lässt sie sich nicht mehr tauschen.',
  'lesson.relic.too-many': 'Leg ab, was du am wenigsten brauchst.',
  'lesson.relic.back': 'Hol den Helden zurück, den du am nötigsten brauchst.',
  'lesson.relic.interact': 'Türen bleiben offen, und die meisten Gegenstände lassen sich einmal benutzen.',
  'lesson.relic.ability': 'Sieh nach, was es kostet. Kommt noch ein besserer Moment?',
  'lesson.relic.shift': 'Wer eine Figur bewegt, ändert, wer gebunden ist, auf beiden Seiten.',
  'lesson.relic.any': 'Lies die Antworten und die Angaben darunter.',
};
