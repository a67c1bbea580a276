import type { SameWords } from '../../../../text/message.js';
import type { lessons as english } from '../en/lessons.js';

export const lessons: SameWords<typeof english> = {
  'lessons.lead.lost-relics':
    'Sechs kurze Lektionen im ersten Raum des Hauses, jede mit einem Gedanken. Dann dein erstes Abenteuer, mit jemandem hinter deinem Stuhl.',
  'lesson.name.moving': 'Bereiche, Türen und Schritte',
  'lesson.about.moving':
    'Wie weit ein Held kommt, wie viele in einen Bereich passen und was dich dort festhält.',
  'lesson.name.dice': 'Aktionswürfel',
  'lesson.about.dice': 'Jeder Würfel bezahlt jede Aktion. Ein hoher beflügelt sie.',
  'lesson.name.strikes': 'Hiebe und Wunden',
  'lesson.about.strikes': 'Was ein Angriff bei Gegnern anrichtet und was ihre bei dir.',
  'lesson.name.reactions': 'Warum Gegner tun, was sie tun',
  'lesson.about.reactions': 'Auf jede Aktion antwortet ein Gegner, nach festen Regeln.',
  'lesson.name.chains': 'Aktionsketten',
  'lesson.about.chains': 'Eine 1 ruft eine 2, eine 2 ruft eine 3, und dazwischen darf niemand antworten.',
  'lesson.name.recovery': 'Schätze, Rast und Zuflucht',
  'lesson.about.recovery': 'Was herumliegt, wie Schaden vergeht und wie Gefallene wiederkommen.',
  'lesson.name.first-relic': 'Dein erstes Abenteuer',
  'lesson.about.first-relic':
    'Ganz „Erwachende Steine“, mit einem Lehrer, der sagt, worauf es ankommt, bis du ihn schweigen lässt. Es wird aufbewahrt wie jedes Abenteuer.',

  'lesson.moving.areas':
    'Der Spielplan ist in Bereiche geteilt. Bereiche, die sich berühren, auch nur an einer Ecke, grenzen aneinander. Luxa steht in dem mit dem Ring.',
  'lesson.moving.turn':
    'Die Helden ziehen in der Reihenfolge der Initiative. Luxa ist die Erste. Sie hat drei Würfel, und jeder bezahlt eine Aktion.',
  'lesson.moving.move':
    'Lass sie gehen. Eine Bewegung ist ein Schritt oder zwei, jeder in einen angrenzenden Bereich.',
  'lesson.moving.die':
    'Jeder Würfel bezahlt eine Bewegung. Hohe können mehr, also heb sie auf und nimm den Würfel, der eine 2 zeigt. Damit ist er ausgegeben: Er liegt dann auf der Aktion Bewegen.',
  'lesson.moving.limit':
    'Jeder Bereich fasst nur so viele Figuren, Helden und Gegner zusammen. Niemand geht in einen vollen und niemand durch eine geschlossene Tür.',
  'lesson.moving.step': 'Geh in die Namenshalle, mitten im Raum.',
  'lesson.moving.engaged':
    'Hier sind mindestens so viele Gegner wie Helden. Damit ist jeder Held im Bereich gebunden.',
  'lesson.moving.stopped':
    'Luxa war gebunden, als sie hereinkam. Darum war ihre Bewegung zu Ende, obwohl noch ein Schritt übrig war.',
  'lesson.moving.evade':
    'Wer gebunden ist, kann weder gehen noch interagieren. Kämpfen geht immer, und eine beflügelte Bewegung darf ausweichen: Dann hält dich nichts.',
  'lesson.moving.door':
    'Die Treppe hinter dieser Tür ist zu. Wer daneben steht und nicht gebunden ist, kann sie durch Interagieren öffnen; dann bleibt sie offen. Gegner kümmert keine Tür.',
  'lesson.moving.end':
    'Von hier aus sieht Luxa ihren Bereich und die angrenzenden, aber nichts hinter geschlossenen Türen. Was sie sieht, sieht auch sie.',

  'lesson.dice.three':
    'Zu Beginn jeder Runde würfelt jeder Held mit drei Aktionswürfeln. Sie liegen auf seiner Karte, bis er sie ausgibt.',
  'lesson.dice.any':
    'Jede Aktion kostet einen Würfel, was er auch zeigt. Selbst mit einer 1 lässt sich ein Blitz schleudern.',
  'lesson.dice.inspired':
    'Neben dem Namen steht eine Zahl: 5+. Ein Würfel mit 5 oder mehr beflügelt die Aktion, und die zweite Zahl gilt: Der Blitz macht 3 Schaden statt 2.',
  'lesson.dice.choose': 'Regis hat eine 5. Gib sie aus, und der Blitz ist beflügelt.',
  'lesson.dice.target': 'Ein Fernangriff erreicht alles, was er sieht. Nimm den Ersten, der angeboten wird.',
  'lesson.dice.dealt':
    'Kein Wurf zum Treffen: Das Ziel erlitt die 3 Schaden eines beflügelten Blitzes, und das genügte.',
  'lesson.dice.left':
    'Zwei Würfel, zwei weitere Aktionen. Würde er den Zug jetzt beenden, würden sie auf 1 gesetzt und wären fast wertlos.',
  'lesson.dice.destiny':
    'Wer einen Schicksalsmarker hat, kann ihn abgeben, ehe er einen Würfel ausgibt, und diesen auf jede Seite drehen. Abenteuer und Karten verteilen sie.',
  'lesson.dice.end':
    'Am Ende der Runde kommen alle übrigen Würfel weg. Für später lässt sich nichts sparen; schau also, wessen Würfel wofür taugen.',

  'lesson.strikes.range':
    'Ein Nahkampfangriff reicht nur in den eigenen Bereich. Luxas Wurfspeer ist ein Fernangriff: ihr Bereich und alles, was sie daneben sieht.',
  'lesson.strikes.no-roll':
    'Angriffe treffen immer. Der Wurfspeer macht 1 Schaden, beflügelt 2. Lass sie werfen.',
  'lesson.strikes.die':
    'Gib den Würfel aus, der eine 2 zeigt. Er beflügelt nicht: Der Wurfspeer macht 1 Schaden.',
  'lesson.strikes.target':
    'Ein Skelett hat Zähigkeit 2. Ein Hieb mit 2 oder mehr erschlägt es, ein kleinerer verwundet es. Nimm das Erste, das angeboten wird.',
  'lesson.strikes.wounded':
    'Das Skelett ist verwundet: Sein Marker ist umgedreht. Jeder weitere Schaden erschlägt es, so klein er ist.',
  'lesson.strikes.blocked':
    'Nun antwortet ein Gegner. Der Recke will zu euch, aber es ist kein Platz: Also schlägt er von draußen zu. Wen, sagst du. Nimm den Ersten.',
  'lesson.strikes.leader':
    'Ein Anführer wie der Recke wird nicht umgedreht. Schaden bleibt als Marker auf ihm liegen, bis er seine Zähigkeit erreicht.',
  'lesson.strikes.heroes':
    'Auch Helden sammeln Schadensmarker. Luxa hat schon welche, aus der Abenteuerphase, mit der die Runde begann.',
  'lesson.strikes.flip':
    'Erreichen die Marker ihre Zähigkeit, kommen sie alle weg, und ihre Karte wird auf die verwundete Seite gedreht, mit eigenen Aktionen.',
  'lesson.strikes.out':
    'Noch einmal, und ein verwundeter Held ist außer Gefecht: vom Spielplan, bis ihn jemand zurückholt.',
  'lesson.strikes.end':
    'Ihr verliert, wenn alle vier zugleich außer Gefecht sind. Verteilt also die Hiebe: Oft wählt ihr, wer sie einsteckt.',

  'lesson.reactions.answer':
    'Nach jeder Aktion reagiert genau ein Gegner, einer, den der handelnde Held sieht. Sieht er keinen, geschieht nichts.',
  'lesson.reactions.act': 'Sieh selbst. Lass Regis seinen Blitz schleudern.',
  'lesson.reactions.die': 'Gib die 3 aus.',
  'lesson.reactions.target': 'Was er sieht, ist recht. Nimm den Ersten.',
  'lesson.reactions.who':
    'Der Recke reagiert, denn ein Anführer in Sicht kommt immer zuerst. Kein Scherge darf vor ihm gewählt werden.',
  'lesson.reactions.near':
    'Ohne Anführer in Sicht wäre es einer in Regis’ eigenem Bereich, und wenn dort keiner ist, irgendeiner, den er sieht.',
  'lesson.reactions.harm':
    'Unter Gleichen geht einer, dessen Reaktion jemanden verletzt, vor einem, dessen Reaktion das nicht tut. Der Rest ist deine Wahl.',
  'lesson.reactions.list':
    'Er tut alles, was auf seiner Karte steht, in dieser Reihenfolge: Der Recke bewegt sich und greift dann an. Was nicht geht, entfällt.',
  'lesson.reactions.pick':
    'Wen es trifft, wählst du, und es muss nicht der sein, der gehandelt hat. Nimm den Ersten.',
  'lesson.reactions.four':
    'Es gibt vier Reaktionen: Angriff, Bewegung, Rückzug außer Sicht und Hinrichtung; die trifft den mit den meisten Schadensmarkern.',
  'lesson.reactions.leaders':
    'Wenn alle Helden am Zug waren, handelt jeder Anführer noch einmal, mit der Anführeraktion auf seiner Karte.',
  'lesson.reactions.adventure':
    'Und jede Runde beginnt mit der Abenteuerphase: Da tun die Gegner, was das Abenteuer sagt.',
  'lesson.reactions.end':
    'Auch wer seinen Zug beendet, ohne zu handeln, bekommt eine Antwort. Hast du gehandelt, darfst du ohne weitere Antwort aufhören.',

  'lesson.chains.one':
    'Regis hat eine 1. Als Zahl taugt sie wenig, aber sie kann eine Aktionskette beginnen.',
  'lesson.chains.act':
    'Eine Kette beginnt mit irgendeiner Aktion, die mit einer 1 bezahlt wird. Lass ihn seinen Blitz schleudern.',
  'lesson.chains.spend': 'Gib die 1 aus.',
  'lesson.chains.target': 'Der Blitz macht seine 2 Schaden, 1 hin oder her. Nimm das erste Ziel.',
  'lesson.chains.start':
    'Nun darf jeder Held mit einer 2 sofort handeln, ob er am Zug ist oder nicht. Dann einer mit einer 3, und so fort bis zur 6.',
  'lesson.chains.worth':
    'Innerhalb einer Kette reagiert kein Gegner. Auf sechs Aktionen in einer Kette wird einmal geantwortet, nicht sechsmal.',
  'lesson.chains.two': 'Dhoraz hat eine 2. Lass ihn weitermachen.',
  'lesson.chains.link':
    'Die 2 kommt von seiner eigenen Karte; in seinem Zug hat er dann einen Würfel weniger. Schwing den Hammer.',
  'lesson.chains.three': 'Noch hat niemand reagiert. Eine 3 könnte folgen, und jemand hat eine.',
  'lesson.chains.enough': 'Du musst nicht weitermachen. Lass die Kette hier enden und sieh, was folgt.',
  'lesson.chains.reaction':
    'Eine Reaktion, auf Dhoraz, denn er hat zuletzt gehandelt. Am besten endet eine Kette also bei jemandem, der einen Hieb verträgt.',
  'lesson.chains.goes-on': 'Dann setzt Regis seinen eigenen Zug fort, mit den Würfeln, die er noch hat.',
  'lesson.chains.end':
    'Auch hohe Glieder können beflügelt sein. Ehe du eine 1 ausgibst, sieh dir alle Würfel an: Auf 1, 2, 3 und mehr lohnt es sich zu warten.',

  'lesson.recovery.object':
    'Gegenstände benutzt, wer in ihrem Bereich steht. In diesem Schaukasten liegt ein Schatz, und Dhoraz steht direkt daneben.',
  'lesson.recovery.free':
    'Dinge benutzen und Türen öffnen heißt Interagieren. Dafür darf ein Held nicht gebunden sein.',
  'lesson.recovery.die':
    'Interagieren lässt sich nicht beflügeln, also genügt ein niedriger Würfel. Gib die 3 aus.',
  'lesson.recovery.treasure':
    'Eine Schatzkarte. Wer sie findet, behält sie oder gibt sie sofort jemand anderem; später wechselt sie nicht mehr den Besitzer.',
  'lesson.recovery.types':
    'Jeder kann eine Waffe, eine Rüstung und ein Artefakt haben, und beliebig viel, was keine Art hat. Lass Dhoraz sie behalten.',
  'lesson.recovery.held':
    'Jetzt gehört sie Dhoraz. Nennt sie keinen anderen Helden, kann er von nun an tun, was darauf steht.',
  'lesson.recovery.crowd':
    'Der Recke reagiert, findet bei euch keinen Platz und schlägt von draußen zu. Sag, wen es trifft; nimm den Ersten.',
  'lesson.recovery.rest':
    'Schaden vergeht beim Rasten: 1 Marker, beflügelt 2. Beflügelt und ohne Marker dreht ein verwundeter Held auf die unverwundete Seite zurück.',
  'lesson.recovery.sight':
    'Doch niemand rastet, solange ein Gegner in Sicht ist. Geh erst weg oder räum den Raum.',
  'lesson.recovery.haven':
    'Dieser Bereich ist eine Zuflucht. Ist er am Ende einer Runde leer und steht ein Held daneben, kehrt dort einer zurück, der außer Gefecht ist, unverwundet.',
  'lesson.recovery.end':
    'Wer außer Gefecht gesetzt wird, verliert eine Schatzkarte und lässt fallen, was er trägt. Lass es also nicht so weit kommen.',

  'lesson.relic.start':
    'Bleibt zusammen: Ein Held allein ist gleich gebunden. Beide Bereiche sind recht, wenn niemand allein steht.',
  'lesson.relic.homeward':
    'Der Recke ist gefallen. Lies das Ziel noch einmal: Was fehlt noch, und wie weit hat es jeder bis zur Treppe?',
  'lesson.relic.rest':
    'Niemand ist in Sicht, und dieser Held ist verletzt. Für einen ruhigen Augenblick wie diesen gibt es die Rast.',
  'lesson.relic.champion':
    'Der Recke ist in Sicht, und Schaden bleibt auf ihm liegen. Starke Angriffe mit hohen Würfeln gehören hierher; er antwortet ohnehin auf jede Aktion.',
  'lesson.relic.one':
    'Unter den Würfeln ist eine 1. Schau, ob jemand eine 2 und eine 3 hat: Dann beginn damit eine Kette.',
  'lesson.relic.engaged':
    'Dieser Held ist gebunden: Greif an, oder geh mit einer beflügelten Bewegung, die ausweicht. Einen zu erschlagen kann schon frei machen.',
  'lesson.relic.fight':
    'Gegner stehen im selben Bereich. Zuerst die verwundeten: Jeder Schaden erschlägt sie.',
  'lesson.relic.case':
    'Hier lässt sich etwas benutzen. Nicht gebunden, und ein niedriger Würfel übrig? Dann interagiere.',
  'lesson.relic.shoot':
    'Gegner sind in Sicht. Wer schießt, sollte jetzt schießen; wer im Nahkampf kämpft, geht hin, aber nicht allein.',
  'lesson.relic.free':
    'Nichts ist nah. Geht gemeinsam weiter und achtet darauf, wo ihr anhaltet: Bei so vielen Gegnern wie Helden hängt ihr fest.',
  'lesson.relic.die':
    'Gib den niedrigsten Würfel aus, der tut, was du willst. Hohe sind für Aktionen, die sie beflügeln.',
  'lesson.relic.change':
    'Eins von dreien oder keins: weiter, aus der Bindung heraus oder in einen vollen Bereich.',
  'lesson.relic.step': 'Zähl, ehe du gehst: Sind dort mindestens so viele Gegner wie Helden, hängst du fest.',
  'lesson.relic.target':
    'Die Antwort sagt, was daraus wird. Einen zu erschlagen ist besser, als zwei zu verwunden.',
  'lesson.relic.reaction':
    'Wer reagiert, wählst du. Nimm den, der am wenigsten schadet oder dir in die Klinge läuft.',
  'lesson.relic.victim':
    'Wen es trifft, wählst du. Gib den Hieb jemandem, der noch Marker verträgt, ehe die Karte umgedreht wird.',
  'lesson.relic.hostile':
    'Gegner handeln, aber wie, wählst du. Führ sie dorthin, wo ihr stark seid, und nicht zu jemandem allein.',
  'lesson.relic.chain':
    'Jedes Glied ist eine Aktion ohne Antwort. Hört bei jemandem auf, der die Reaktion verträgt.',
  'lesson.relic.treasure': 'Gib sie dem, der sie brauchen kann; später wechselt sie nicht mehr den Besitzer.',
  'lesson.relic.too-many': 'Trenn dich von dem, was du am wenigsten brauchst.',
  'lesson.relic.back': 'Hol zurück, wer für das, was noch zu tun ist, am nötigsten ist.',
  'lesson.relic.interact':
    'Türen bleiben offen, und die meisten Gegenstände lassen sich einmal benutzen. Beides kann sich jetzt lohnen.',
  'lesson.relic.ability': 'Lies es noch einmal: Was kostet es, und kommt noch ein besserer Augenblick?',
  'lesson.relic.shift': 'Wer jemanden bewegt, ändert, wer gebunden ist, auf eurer Seite wie auf ihrer.',
  'lesson.relic.any': 'Lies die Antworten und was darunter steht; sonst geschieht hier nichts.',
};
