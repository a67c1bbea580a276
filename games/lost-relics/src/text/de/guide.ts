/** The game for somebody who has never seen it. */
export const guide = {
  'guide.1':
    'Vier Helden und ein Vogel bahnen sich ihren Weg durch Bereiche, die nur so viele fassen. Gemeinsam erreichen sie das Ziel eines Abenteuers, oder sie gehen alle außer Gefecht.',
  'guide.2':
    'In jeder Runde würfelt jeder Held mit drei Würfeln. Ein Würfel mit beliebiger Zahl bezahlt jede Aktion; ein hoher beflügelt sie: „Blitz (5+): 2/3 Schaden“ richtet 2 Schaden an, mit einer 5 oder 6 aber 3. Eine 1 kann eine Kette beginnen: Wer eine 2 hat, handelt sofort, dann jemand mit einer 3, und so fort bis zur 6.',
  'guide.3':
    'Nach jeder Aktion oder jeder Kette reagiert ein Gegner in Sicht: zuerst ein Anführer, dann einer in deinem Bereich, und einer, der Schaden macht, vor einem, der keinen macht. Eine lange Kette ist eine Reaktion statt vieler.',
  'guide.4':
    'Sind in einem Bereich ebenso viele Gegner wie Helden, bist du gebunden: Du kannst nicht interagieren, und weg kommst du nur mit einer beflügelten Bewegung, die ausweicht.',
  'guide.5':
    'Ein Held, dessen Schaden die Zähigkeit erreicht, wird verwundet, beim nächsten Mal ist er außer Gefecht. Stellt euch am Ende einer Runde neben eine leere Zuflucht, um jemanden zurückzuholen.',
} as const;
