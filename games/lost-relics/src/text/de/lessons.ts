import type { LessonWords } from '../../lessons/words.js';

export const lessons: LessonWords = {
  lead: 'Sechs kurze Lektionen im ersten Raum des Hauses, jede mit einem Gedanken. Danach dein erstes Abenteuer, mit Lehrmeister.',
  steps: {
    moving: {
      name: 'Bereiche, Türen und Schritte',
      about: 'Wie weit ein Held kommt, wie viele in einen Bereich passen und was dich dort festhält.',
    },
    dice: { name: 'Aktionswürfel', about: 'Jeder Würfel bezahlt jede Aktion. Ein hoher beflügelt sie.' },
    strikes: { name: 'Angriffe und Wunden', about: 'Was Angriffe bei Gegnern anrichten und bei dir.' },
    reactions: {
      name: 'Warum Gegner tun, was sie tun',
      about: 'Nach jeder Aktion reagiert ein Gegner, nach festen Regeln.',
    },
    chains: {
      name: 'Aktionsketten',
      about: 'Eine 1, dann eine 2, dann eine 3: mehrere Aktionen, nur eine Reaktion.',
    },
    recovery: {
      name: 'Schätze, Rast und Zuflucht',
      about: 'Was es zu finden gibt, wie Schaden heilt und wie Helden zurückkehren.',
    },
    'first-relic': {
      name: 'Dein erstes Abenteuer',
      about:
        'Ganz „Erwachende Steine“, mit einem Lehrmeister, den du jederzeit ausblenden kannst. Es wird gespeichert wie jedes Abenteuer.',
    },
  },
  said: {
    'moving.areas':
      'Der Spielplan ist in Bereiche geteilt. Bereiche, die sich berühren, auch nur an einer Ecke, grenzen aneinander. Luxa steht in dem mit dem Ring.',
    'moving.turn':
      'Die Helden sind in der Reihenfolge der Initiative am Zug. Luxa ist die Erste. Sie hat drei Würfel, und jeder bezahlt eine Aktion.',
    'moving.move':
      'Lass sie gehen. Eine Bewegung ist ein Schritt oder zwei, jeder in einen angrenzenden Bereich.',
    'moving.die':
      'Jeder Würfel bezahlt eine Bewegung. Heb die hohen auf und gib die 2 aus. Sie kommt auf die Aktion Bewegen.',
    'moving.limit':
      'Jeder Bereich hat ein Limit für Helden und Gegner zusammen. In einen vollen Bereich und durch eine geschlossene Tür kannst du nicht gehen.',
    'moving.step': 'Geh in die Namenshalle, mitten im Raum.',
    'moving.engaged':
      'Hier sind mindestens so viele Gegner wie Helden. Also ist jeder Held im Bereich gebunden.',
    'moving.stopped':
      'Luxa wurde beim Betreten gebunden. Darum endete ihre Bewegung, obwohl noch ein Schritt übrig war.',
    'moving.evade':
      'Ein gebundener Held kann weder gehen noch interagieren, aber kämpfen. Eine beflügelte Bewegung kann ausweichen: Dann kannst du weg.',
    'moving.door':
      'Die Treppentür ist geschlossen. Ein Held daneben, der nicht gebunden ist, kann sie durch Interagieren öffnen. Dann bleibt sie offen. Gegner hält keine Tür auf.',
    'moving.end':
      'Luxa sieht ihren Bereich und die angrenzenden, aber nichts hinter geschlossenen Türen. Wen sie sieht, der sieht auch sie.',

    'dice.three':
      'Zu Beginn jeder Runde würfelt jeder Held mit drei Aktionswürfeln. Sie liegen auf der Heldenkarte, bis sie ausgegeben sind.',
    'dice.any': 'Jede Aktion kostet einen Würfel mit beliebigem Wert. Selbst eine 1 bezahlt den Blitz.',
    'dice.inspired':
      'Die 5+ neben dem Namen heißt: Ein Würfel mit 5 oder mehr beflügelt die Aktion. Dann gilt die zweite Zahl: Der Blitz macht 3 Schaden statt 2.',
    'dice.choose': 'Regis hat eine 5. Gib sie für einen beflügelten Blitz aus.',
    'dice.target': 'Ein Fernangriff trifft jeden Gegner in Sicht. Nimm den Ersten.',
    'dice.dealt': 'Es gibt keinen Trefferwurf. Der beflügelte Blitz machte 3 Schaden, und das genügte.',
    'dice.left': 'Zwei Würfel, zwei weitere Aktionen. Würde er den Zug jetzt beenden, würden sie zu Einsen.',
    'dice.destiny':
      'Ein Held kann einen Schicksalsmarker ausgeben, bevor er einen Würfel ausgibt, und diesen auf jeden Wert drehen. Abenteuer und Karten geben solche Marker.',
    'dice.end':
      'Am Ende der Runde kommen alle übrigen Würfel weg. Du kannst sie nicht aufheben; schau also, wer welchen Würfel am besten nutzt.',

    'strikes.range':
      'Ein Nahkampfangriff reicht nur in den eigenen Bereich. Luxas Wurfspeer ist ein Fernangriff: Er reicht auch in angrenzende Bereiche in Sicht.',
    'strikes.no-roll': 'Angriffe treffen immer. Der Wurfspeer macht 1 Schaden, beflügelt 2. Setz ihn ein.',
    'strikes.die': 'Gib die 2 aus. Sie beflügelt nicht, also macht der Wurfspeer 1 Schaden.',
    'strikes.target':
      'Ein Skelett hat Zähigkeit 2. Ein Angriff mit 2 oder mehr erschlägt es, ein schwächerer verwundet es. Nimm das Erste.',
    'strikes.wounded':
      'Das Skelett ist verwundet: Sein Marker ist umgedreht. Jeder weitere Schaden erschlägt es.',
    'strikes.blocked':
      'Nun reagiert ein Gegner. Der Recke kann nicht zu euch (kein Platz), also greift er aus seinem Bereich an. Wähle, wer den Schaden nimmt: Nimm den Ersten.',
    'strikes.leader':
      'Ein Anführer wie der Recke wird nicht umgedreht. Schadensmarker bleiben auf ihm, bis sie seine Zähigkeit erreichen.',
    'strikes.heroes':
      'Auch Helden sammeln Schadensmarker. Luxa hat welche aus der Abenteuerphase, mit der die Runde begann.',
    'strikes.flip':
      'Erreichen die Marker ihre Zähigkeit, kommen sie weg, und ihre Karte wird auf die verwundete Seite gedreht, mit eigenen Aktionen.',
    'strikes.out':
      'Ein verwundeter Held, der sie noch einmal erreicht, ist außer Gefecht: vom Spielplan, bis er zurückkehrt.',
    'strikes.end':
      'Ihr verliert, wenn alle vier zugleich außer Gefecht sind. Verteilt also den Schaden: Oft wählt ihr, wer ihn nimmt.',

    'reactions.answer':
      'Nach jeder Aktion reagiert genau ein Gegner in Sicht des handelnden Helden. Ist keiner in Sicht, geschieht nichts.',
    'reactions.act': 'Probier es aus. Lass Regis den Blitz einsetzen.',
    'reactions.die': 'Gib die 3 aus.',
    'reactions.target': 'Jedes Ziel ist recht. Nimm den Ersten.',
    'reactions.who': 'Der Recke reagiert: Ein Anführer in Sicht kommt immer vor Schergen.',
    'reactions.near':
      'Ist kein Anführer in Sicht, reagiert ein Gegner in Regis’ eigenem Bereich. Gibt es dort keinen, irgendeiner in Sicht.',
    'reactions.harm':
      'Unter Gleichen kommt einer zuerst, dessen Reaktion einen Helden verletzt. Sonst wählst du.',
    'reactions.list':
      'Er tut alles, was auf seiner Karte steht, der Reihe nach: Der Recke bewegt sich, dann greift er an. Was nicht geht, entfällt.',
    'reactions.pick': 'Du wählst das Ziel. Es muss nicht der Held sein, der gehandelt hat. Nimm den Ersten.',
    'reactions.four':
      'Es gibt vier Reaktionen: Angriff, Bewegung, Rückzug außer Sicht und Hinrichtung; die trifft den Helden mit dem meisten Schaden.',
    'reactions.leaders':
      'Nach allen Heldenzügen handelt jeder Anführer noch einmal, mit der Anführeraktion auf seiner Karte.',
    'reactions.adventure':
      'Und jede Runde beginnt mit der Abenteuerphase: Die Gegner tun, was das Abenteuer sagt.',
    'reactions.end':
      'Auch wer seinen Zug ohne Aktion beendet, löst eine Reaktion aus. Nach einer Aktion nicht.',

    'chains.one': 'Regis hat eine 1. Sie ist niedrig, kann aber eine Aktionskette beginnen.',
    'chains.act': 'Jede Aktion, die mit einer 1 bezahlt wird, beginnt eine Kette. Setz den Blitz ein.',
    'chains.spend': 'Gib die 1 aus.',
    'chains.target': 'Der Blitz macht trotzdem 2 Schaden. Nimm das erste Ziel.',
    'chains.start':
      'Nun darf jeder Held mit einer 2 sofort handeln, auch außer der Reihe. Dann einer mit einer 3, und so fort bis zur 6.',
    'chains.worth':
      'Innerhalb einer Kette reagiert kein Gegner. Sechs Aktionen in einer Kette lösen eine Reaktion aus, nicht sechs.',
    'chains.two': 'Dhoraz hat eine 2. Lass ihn die Kette fortsetzen.',
    'chains.link':
      'Er gibt seinen eigenen Würfel aus und hat in seinem Zug einen weniger. Schwing den Hammer.',
    'chains.three': 'Noch keine Reaktion. Eine 3 könnte folgen, und ein Held hat eine.',
    'chains.enough': 'Du darfst jederzeit aufhören. Beende die Kette hier und sieh, was folgt.',
    'chains.reaction':
      'Eine Reaktion, auf Dhoraz, denn er hat zuletzt gehandelt. Beende eine Kette also mit einem Helden, der den Schaden verträgt.',
    'chains.goes-on': 'Dann setzt Regis seinen Zug mit den übrigen Würfeln fort.',
    'chains.end':
      'Hohe Würfel in einer Kette können auch beflügeln. Ehe du eine 1 ausgibst, sieh dir alle Würfel an: Auf 1, 2, 3 und mehr lohnt es sich zu warten.',

    'recovery.object':
      'Helden können Gegenstände in ihrem Bereich benutzen. In diesem Schaukasten liegt ein Schatz, und Dhoraz steht direkt daneben.',
    'recovery.free': 'Interagieren benutzt Gegenstände und öffnet Türen. Der Held darf nicht gebunden sein.',
    'recovery.die':
      'Interagieren lässt sich nicht beflügeln, also genügt ein niedriger Würfel. Gib die 3 aus.',
    'recovery.treasure':
      'Eine Schatzkarte. Behalte sie, oder gib sie jetzt einem anderen Helden. Später lässt sie sich nicht mehr tauschen.',
    'recovery.types':
      'Jeder Held kann eine Waffe, eine Rüstung, ein Artefakt und beliebig viele Karten ohne Art haben. Lass Dhoraz sie behalten.',
    'recovery.held': 'Jetzt gehört sie Dhoraz. Nennt sie keinen anderen Helden, kann er sie nutzen.',
    'recovery.crowd':
      'Der Recke reagiert. Bei euch ist kein Platz, also greift er aus seinem Bereich an. Nimm den ersten Helden.',
    'recovery.rest':
      'Rasten entfernt 1 Schadensmarker, beflügelt 2. Ohne Marker dreht eine beflügelte Rast einen verwundeten Helden stattdessen auf die unverwundete Seite.',
    'recovery.sight':
      'Aber mit einem Gegner in Sicht kannst du nicht rasten. Geh erst weg oder räum den Raum.',
    'recovery.haven':
      'Dieser Bereich ist eine Zuflucht. Ist er am Ende einer Runde leer und steht ein Held daneben, kehrt dort ein Held zurück, der außer Gefecht ist, unverwundet.',
    'recovery.end':
      'Ein Held, der außer Gefecht gesetzt wird, verliert eine Schatzkarte und lässt Getragenes fallen. Vermeide es.',

    'relic.start':
      'Bleibt zusammen: Ein Held allein ist schnell gebunden. Beide Bereiche sind gut, solange kein Held allein steht.',
    'relic.homeward':
      'Der Recke ist erschlagen. Lies das Ziel noch einmal: Was fehlt noch, und wie weit ist es bis zur Treppe?',
    'relic.rest': 'Kein Gegner ist in Sicht, und dieser Held ist verletzt. Ein guter Moment zum Rasten.',
    'relic.champion':
      'Der Recke ist in Sicht und behält seinen Schaden. Setz hier starke Angriffe mit hohen Würfeln ein. Er reagiert ohnehin auf jede Aktion.',
    'relic.one': 'Ein Würfel ist eine 1. Haben Helden eine 2 und eine 3, beginn damit eine Kette.',
    'relic.engaged':
      'Dieser Held ist gebunden: Greif an, oder weich mit einer beflügelten Bewegung aus. Einen Gegner zu erschlagen kann schon genügen.',
    'relic.fight': 'Gegner stehen in deinem Bereich. Zuerst die verwundeten: Jeder Schaden erschlägt sie.',
    'relic.case':
      'Hier kannst du etwas benutzen. Bist du nicht gebunden und hast einen niedrigen Würfel, interagiere.',
    'relic.shoot':
      'Gegner sind in Sicht. Nutze jetzt Fernangriffe. Nahkämpfer gehen näher heran, aber nicht allein.',
    'relic.free':
      'Kein Gegner ist nah. Geht gemeinsam weiter und achtet darauf, wo ihr anhaltet: Bei so vielen Gegnern wie Helden seid ihr gebunden.',
    'relic.die':
      'Gib den niedrigsten Würfel aus, der genügt. Heb hohe Würfel für Aktionen auf, die sie beflügeln.',
    'relic.change':
      'Wähle eins oder keins: weiter gehen, eine Bindung verlassen oder einen vollen Bereich betreten.',
    'relic.step': 'Zähl zuerst: Sind dort mindestens so viele Gegner wie Helden, wirst du gebunden.',
    'relic.target':
      'Jede Antwort zeigt ihr Ergebnis. Einen Gegner zu erschlagen ist besser, als zwei zu verwunden.',
    'relic.reaction':
      'Du wählst, wer reagiert. Nimm den, der am wenigsten schadet oder in deine Reichweite kommt.',
    'relic.victim':
      'Du wählst, wer den Schaden nimmt. Wähle einen Helden, dessen Karte nicht umgedreht wird.',
    'relic.hostile':
      'Gegner handeln, aber du wählst, wie. Führ sie zu starken Helden, nicht zu einem, der allein ist.',
    'relic.chain':
      'Innerhalb einer Kette reagiert kein Gegner. Beende sie mit einem Helden, der die Reaktion verträgt.',
    'relic.treasure':
      'Gib sie dem Helden, der sie am besten nutzt. Später lässt sie sich nicht mehr tauschen.',
    'relic.too-many': 'Leg ab, was du am wenigsten brauchst.',
    'relic.back': 'Hol den Helden zurück, den du am nötigsten brauchst.',
    'relic.interact': 'Türen bleiben offen, und die meisten Gegenstände lassen sich einmal benutzen.',
    'relic.ability': 'Sieh nach, was es kostet. Kommt noch ein besserer Moment?',
    'relic.shift': 'Wer eine Figur bewegt, ändert, wer gebunden ist, auf beiden Seiten.',
    'relic.any': 'Lies die Antworten und die Angaben darunter.',
  },
};
