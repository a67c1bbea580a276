import { card } from './card.js';
import { ability, anotherStrikes, exhausted, readied, wielding } from './gear-table.js';

card('notched-cleaver', 'rolls one hero die of an attack again', () => {
  wielding('notched-cleaver')
    .enemy('a', { in: 'warrior-priest', health: 9 })
    .rolls({ hero: ['success', 'defence', 'success+success'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', ability('notched-cleaver'))
    .asks('p1', 'choose-dice-to-reroll', 'die-0', 'die-1')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'die-1')
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { gear: [exhausted('notched-cleaver')] })
    .isQuiet();
  wielding('notched-cleaver')
    .rolls({ hero: ['defence', 'defence'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('notched-cleaver');
});

card('opportunists-sabre', 'turns two blank dice of an attack into successes, those of enemies too', () => {
  const laid = () =>
    wielding('opportunists-sabre')
      .enemy('a', { in: 'warrior-priest', health: 5 })
      .enemy('b', { in: 'warrior-priest' })
      .enemy('c', { in: 'warrior-priest' });
  laid()
    .rolls({ hero: ['success', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'choose-targets', 'a')
    .answers('p1', 'use-ability', ability('opportunists-sabre'))
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { gear: [exhausted('opportunists-sabre')] })
    .isQuiet();
  laid()
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank', 'blank', 'blank'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('opportunists-sabre');
});

card('parrying-dagger', 'adds a defence to explore and rest, and cuts back for a token', () => {
  const laid = (token: number) =>
    wielding('parrying-dagger')
      .hero('warrior-priest', { tokens: { aid: token } })
      .enemy('a', { in: 'warrior-priest', attack: 3 })
      .enemy('b', { in: 'warrior-priest', attack: 2 })
      .enemy('tired', { in: 'warrior-priest', exhausted: true })
      .enemy('far')
      .enemy('farther', { in: 'ironbreaker', attack: 2 });
  laid(1)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'explore')
    .heroHas('warrior-priest', { wounds: 2 })
    .answers('p1', 'use-ability', ability('parrying-dagger', 1))
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [readied('parrying-dagger')] })
    .asks('p1', 'choose-enemy-to-suffer', 'a', 'b')
    .wants('p1', { min: 1, max: 1 })
    .picks('p1', 'b')
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 1 })
    .isQuiet();
  laid(0)
    .rolls({ hero: ['defence'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'rest')
    .heroHas('warrior-priest', { wounds: 1 })
    .answers('party', 'choose-hero-for-condition', 'ironbreaker')
    .isQuiet();
  laid(0)
    .rolls({ hero: ['success', 'success'], enemy: ['claw', 'blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'choose-targets', 'tired')
    .heroHas('warrior-priest', { wounds: 3 })
    .isQuiet();
  anotherStrikes('parrying-dagger');
  laid(0)
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('ironbreaker', 'explore')
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

card('weighted-flail', 'adds two successes to an attack for a token, each time', () => {
  const laid = (token: number) =>
    wielding('weighted-flail')
      .hero('warrior-priest', { tokens: { aid: token } })
      .enemy('a', { in: 'warrior-priest', health: 9 });
  laid(1)
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', ability('weighted-flail'))
    .enemyIs('a', { wounds: 3 })
    .heroHas('warrior-priest', { tokens: { aid: 0 }, gear: [readied('weighted-flail')] })
    .isQuiet();
  laid(1)
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'attack')
    .answers('p1', 'use-ability', 'decline')
    .enemyIs('a', { wounds: 1 })
    .heroHas('warrior-priest', { tokens: { aid: 1 } })
    .isQuiet();
  laid(1)
    .rolls({ hero: ['defence', 'defence'], enemy: ['blank'] })
    .acts('warrior-priest', 'explore')
    .isQuiet();
  anotherStrikes('weighted-flail');
});
