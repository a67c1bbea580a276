import type { LessonWords } from '../../lessons/words.js';

export const lessons: LessonWords = {
  lead: 'Die fünf Einführungen des Regelhefts, ein Held und ein paar Regeln auf einmal. Danach deine erste Reise, mit Ratgeber.',
  steps: {
    spaces: {
      name: 'Helden bewegen',
      about: 'Felder, Aktivierungswürfel und wie weit ein Held kommt.',
    },
    attacking: { name: 'Mit Helden angreifen', about: 'Zwei Waffen, Aktionswürfel und was Schaden bewirkt.' },
    hostiles: { name: 'Gegner', about: 'Wie Gegner entscheiden und was Wunden mit dir machen.' },
    recuperating: { name: 'Erholen', about: 'Weniger Würfel, und wie du sie zurückbekommst.' },
    assault: {
      name: 'Blitzangriff',
      about: 'Vier gegen einen: wer wann handelt und was eine Bewegung aufhält.',
    },
    'first-hunt': {
      name: 'Deine erste Reise',
      about:
        'Eine ganze Jagd, mit einem Ratgeber, den du jederzeit ausblenden kannst. Sie wird gespeichert wie jede Reise.',
    },
  },
  said: {
    'spaces.tile':
      'Ein Spielfeldteil ist in Felder geteilt. Felder, die sich berühren, auch nur an einer Ecke, grenzen aneinander. Glaurio steht an einem Ende des Teils.',
    'spaces.dice':
      'Auf seiner Karte sind vier Felder für Aktivierungswürfel. Sie sind gewürfelt: 2, 5, 1 und 1. Jeder Würfel bezahlt eine Aktion.',
    'spaces.cost':
      'Die Zahl in Klammern sind die Kosten. Bewegen (1+) nimmt jeden Würfel, Rennen (3+) eine 3 oder mehr.',
    'spaces.move': 'Er will zum geheimnisvollen Objekt. Fang mit Bewegen an: bis zu 3 Felder.',
    'spaces.die': 'Jeder Würfel bezahlt eine Bewegung. Gib also eine 1 aus und heb die hohen auf.',
    'spaces.path':
      'Jeder Schritt führt auf ein angrenzendes Feld, auch schräg. Geh drei Felder auf das Objekt zu.',
    'spaces.gone': 'Der Würfel ist weg. Dieselbe Aktion darfst du wiederholen, solange du Würfel dafür hast.',
    'spaces.run': 'Rennen ist eine längere Bewegung: 4 Felder. Nur die 5 ist hoch genug. Nutz sie.',
    'spaces.beside':
      'Auf einem Feld steht ein Held, ein Objekt oder zwei kleine Gegner. Auf das Objekt kannst du also nicht, nur daneben. Geh hin.',
    'spaces.object':
      'Angrenzend: Das war die erste Einführung. Auf einer Reise kann ein Held neben einem Objekt es mit einer 4 oder mehr durchsuchen.',
    'spaces.enemies':
      'Betrittst du ein Feld neben einem Gegner, endet deine Bewegung dort. Gleich triffst du einen.',
    'spaces.end':
      'In jeder Runde würfelst du für jedes freie Feld deiner Karte einen neuen Würfel. Gib also alle aus.',

    'attacking.weapons':
      'Die Waffen eines Helden stehen auf der Karte. Jeder Angriff kostet einen Würfel. Glaurio hat ein Schwert, Gheistsever, und eine Pistole, Noblesse.',
    'attacking.melee':
      'Gheistsever ist eine Nahkampfwaffe: Sie reicht nur zu angrenzenden Gegnern. Sie nimmt jeden Würfel und würfelt zwei d6.',
    'attacking.dual':
      'Noblesse ist eine duale Waffe: Sie reicht zu angrenzenden Gegnern und zu anderen in Sicht. Sie kostet 2 oder mehr und würfelt einen d8.',
    'attacking.sword': 'Fang mit Gheistsever an.',
    'attacking.die': 'Die 1 genügt dafür. Noblesse könnte diesen Würfel nicht nutzen.',
    'attacking.missed':
      'Aktionswürfel zeigen Fehlschläge, Erfolge und kritische Erfolge. Nur der beste zählt. Beide zeigten Fehlschläge: daneben.',
    'attacking.again': 'Drei Würfel sind übrig. Versuch es noch einmal mit Gheistsever.',
    'attacking.keep': 'Gib die 3 aus. Für Noblesse bleiben genug Würfel.',
    'attacking.hit':
      'Ein Erfolg. Gheistsever hat Schaden 1/3: 1 bei einem Erfolg, 3 bei einem kritischen. Es war also 1.',
    'attacking.wounds': 'Das Skelett hat 2 Lebenspunkte und behält den Schaden. Noch einer erschlägt es.',
    'attacking.pistol':
      'Jetzt Noblesse: 2 Schaden schon bei einem einfachen Erfolg. Sie muss nachgeladen werden, du hast also einen Schuss je Runde.',
    'attacking.shot': 'Beide Würfel sind hoch genug. Gib einen aus: den ersten.',
    'attacking.slain': 'Erschlagen. So viel Schaden wie Lebenspunkte genügt, was darüber ist, verfällt.',
    'attacking.critical': 'Ein kritischer Erfolg macht den zweiten Schadenswert: 3 bei beiden Waffen.',
    'attacking.end':
      'Wären alle vier Würfel danebengegangen, hättest du neu gewürfelt. In einer echten Runde handeln dazwischen die Gegner.',

    'hostiles.roll':
      'Werden Gegner aktiviert, entscheidet der Questwürfel, was sie tun. Es steht auf ihrer Karte. Dieser Wurf heißt Sturmangriff.',
    'hostiles.charge':
      'Ein Sturmangriff sind zwei Bewegungen und ein Angriff. Ein Vorrücken ist eine Bewegung und ein Angriff.',
    'hostiles.path': 'Sie nehmen den kürzesten Weg, von dem aus sie den nächsten Helden angreifen können.',
    'hostiles.tie': 'Sind mehrere Felder gleich gut, wählt der Anführer. Das bist du. Nimm das erste.',
    'hostiles.second':
      'Seine zweite Bewegung endet neben Glaurio. Wieder wählst du zwischen gleich guten Feldern: das erste.',
    'hostiles.attack': 'Es griff an wie ein Held, mit den Würfeln seiner Waffe, und traf.',
    'hostiles.defence':
      'Glaurio machte einen Verteidigungswurf. Ein Erfolg nimmt 1 vom Schaden weg, ein kritischer 3. Hier bleibt 1 Schaden.',
    'hostiles.wound':
      'Leg eine Wunde auf ein Feld seiner Karte. Ein Würfel, der dort liegt, ist verloren. Nimm das erste Feld.',
    'hostiles.fewer':
      'Für ein verwundetes Feld wird kein Würfel gewürfelt. So macht Schaden einen Helden langsamer.',
    'hostiles.again':
      'Lass es noch einmal aktivieren. Es steht jetzt neben Glaurio, also bewegt es sich nicht.',
    'hostiles.grievous':
      'Diesmal 2 Schaden, einer nach dem anderen. Der erste drehte die Wunde um: Sie ist jetzt schwer.',
    'hostiles.each':
      'Der zweite findet keine Wunde zum Umdrehen, also kommt eine neue dazu. Leg sie auf das zweite Feld.',
    'hostiles.out': 'Mit vier schweren Wunden setzt der nächste Schaden einen Helden außer Gefecht.',
    'hostiles.night': 'In der Nacht gilt die andere Seite der Gegnerkarte, und die ist schlimmer.',
    'hostiles.end':
      'Auf einer Reise bist du nicht hilflos: Würfel, die du behältst, sind für Reaktionen, Angriffe im Zug der Gegner.',

    'recuperating.two': 'Auf zwei Feldern liegen Wunden, darum sind es nur zwei Würfel.',
    'recuperating.action':
      'Zum Erholen würfelst du die Würfel von Glaurios Lebenskraft. Es kostet einen beliebigen Würfel. Versuch es.',
    'recuperating.die': 'Jeder Würfel genügt. Gib den ersten aus.',
    'recuperating.success': 'Ein Erfolg: Nimm eine Wunde weg oder mach aus einer schweren Wunde eine Wunde.',
    'recuperating.turn':
      'Dreh die schwere um: Dann kann ein kritischer Erfolg beide Wunden auf einmal entfernen.',
    'recuperating.wounds': 'Zwei einfache Wunden sind übrig und ein Würfel. Erhol dich noch einmal.',
    'recuperating.critical':
      'Ein kritischer Erfolg: Er entfernt zwei Wunden oder eine schwere. Wähle, welche zuerst geht.',
    'recuperating.whole': 'Beide Felder sind wieder frei. Die Würfel kommen mit dem nächsten Wurf: vier.',
    'recuperating.end':
      'Heilen kostet Würfel, mit denen du nicht kämpfst. Ein Held hält acht Schaden aus und fällt beim neunten. Warte also nicht zu lange.',

    'assault.four': 'Vier Skelette. Du würfelst und handelst, dann handeln alle vier, dann würfelst du neu.',
    'assault.sight':
      'Wer auf demselben Spielfeldteil steht, sieht alle anderen darauf. Nichts versperrt die Sicht.',
    'assault.shoot': 'Noch grenzt keines an dich, das Schwert nützt also nichts. Schieß mit Noblesse.',
    'assault.die': 'Noblesse braucht eine 2 oder mehr. Gib die 5 aus.',
    'assault.target': 'Wähle das Skelett in der ersten Ecke, ganz in der Nähe.',
    'assault.one': 'Eins ist erledigt. Drei sind übrig.',
    'assault.reload':
      'Noblesse muss nachgeladen werden, darum steht sie in dieser Runde nicht mehr zur Wahl.',
    'assault.move': 'Geh zum zweiten Skelett. Deine Bewegung endet, sobald du neben einem Gegner bist.',
    'assault.cheap': 'Gib die 1 aus.',
    'assault.close': 'Stell dich daneben, in die Ecke, wo dich nicht alle zugleich erreichen.',
    'assault.strike': 'Steht ein Gegner neben dir, kannst du nur die neben dir angreifen. Nimm Gheistsever.',
    'assault.either': 'Gib den ersten deiner beiden Würfel aus.',
    'assault.finish': 'Es hat 1 Schaden. Schlag mit dem letzten Würfel noch einmal zu.',
    'assault.turn': 'Deine Würfel sind weg, also wird die Ulfenwacht aktiviert. Ein Wurf gilt für alle.',
    'assault.nearest':
      'Wer dir am nächsten ist, handelt zuerst. Diese beiden sind gleich nah, also wählst du.',
    'assault.out':
      'Der Kampf endet, wenn alle erschlagen sind oder wenn Glaurio kein Feld mehr für eine Wunde hat.',
    'assault.end':
      'Von hier kannst du weiterkämpfen. Oder brich zu deiner ersten Reise auf: einer Jagd mit vier Helden.',

    'hunt.drop': 'Deine Helden beginnen in der Landezone. Stell die Nahkämpfer nach vorn.',
    'hunt.models': 'Nimm für jede Gruppe einen Champion, wenn es einen gibt: Ihn jagt ihr.',
    'hunt.deploy': 'Du stellst die Gegner auf. Weit weg von deinen Helden ist besser für dich.',
    'hunt.gambit':
      'Ein Gambit kostet einen Würfel und kann einen Helden vor einer gefährlichen Gruppe handeln lassen. Sonst lehn ab.',
    'hunt.home':
      'Sechs Champions sind erschlagen. Nichts wie weg: An einem geschlossenen Durchgang beginnt ein Held mit einer 4 oder mehr den Rückzug, dann gehen alle in die Zone.',
    'hunt.heal':
      'Dieser Held hat wenige freie Felder, und kein Gegner ist nah. Ein guter Moment zum Erholen.',
    'hunt.champion':
      'Ein Champion ist in Sicht. Sechs sollt ihr erschlagen, gib also hier deine besten Würfel aus.',
    'hunt.fight': 'Gegner stehen neben dir. Erledige die mit Schaden, und nimm zuerst die stärkste Waffe.',
    'hunt.search':
      'Neben dir ist ein Objekt. Ist kein Gegner neben dir, durchsuche es mit einer 4 oder mehr: Vielleicht ist es ein Schatz.',
    'hunt.sight':
      'Gegner sind in Sicht. Schieß, wenn du kannst. Wenn nicht, lass sie kommen und behalte Würfel für Reaktionen.',
    'hunt.dark': 'Es ist Nacht, und die Gegner sind stärker. Bleibt zusammen und nicht länger als nötig.',
    'hunt.move':
      'Kein Gegner ist in Sicht. Zieht gemeinsam weiter. Würfel, die du behältst, verlieren 1 und sind für Reaktionen.',
    'hunt.die':
      'Gib den niedrigsten Würfel aus, der genügt. Jeder Held darf je Runde zwei Schicksalswürfel ausgeben: Sie gehören allen.',
    'hunt.path':
      'Neben einem Gegner endet deine Bewegung. Markierte Felder zeigen, wo Gegner als Nächstes zuschlagen können.',
    'hunt.target':
      'Jede Antwort zeigt ihr Ergebnis. Eine Gruppe, von der ein Drittel oder weniger übrig ist, wird vertrieben.',
    'hunt.react':
      'Ein Gegner hat in deiner Sicht gehandelt. Ein behaltener Würfel bezahlt einen Angriff auf ihn. Am Ende der Phase verfallen sie.',
    'hunt.hostile':
      'Gegner handeln nach ihrer Tabelle. Sind Felder gleich gut, wählst du: Halte sie von schwachen Helden fern.',
    'hunt.victim': 'Du wählst, wer angegriffen wird. Nimm den Helden mit den meisten freien Feldern.',
    'hunt.wound': 'Nimm ein Feld ohne Würfel, wenn es eines gibt, sonst das mit dem niedrigsten.',
    'hunt.healing': 'Mehr freie Felder sind mehr Würfel in der nächsten Runde. Nimm, was am meisten befreit.',
    'hunt.point':
      'Würfle: Es kostet nichts. Mit 3 Inspirationspunkten wird der Held beflügelt und dreht die Karte um.',
    'hunt.again':
      'Ein Punkt lässt einen Würfel neu würfeln. Spar ihn, wenn du nahe an 3 bist und noch nicht beflügelt.',
    'hunt.found': 'Ein Held hält einen Schatz. Behalte den, den dieser Held nutzen wird.',
    'hunt.zone': 'Wähle, wo die Rückzugszone liegt. Nahe bei den meisten Helden ist gut.',
    'hunt.crisis':
      'Der handelnde Held verlässt das Spielfeld bis zu seiner nächsten Aktivierung. Nimm einen, den ihr entbehren könnt.',
    'hunt.back': 'Ein Held erholt sich oder kehrt zurück. Nimm den, den du am meisten brauchst.',
    'hunt.ill': 'Ein Leiden steht im Weg. Gib den Würfel ab, der dir am wenigsten nützt.',
    'hunt.ability': 'Schau, was es kostet. Kommt noch ein besserer Moment?',
    'hunt.text': 'Lies den Text und was unter jeder Antwort steht. Beides kann richtig sein.',
    'hunt.any': 'Lies die Antworten und was darunter steht.',
  },
};
