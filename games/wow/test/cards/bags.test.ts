import { dealDamage } from '../../src/procs.js';
import { movementPhase } from '../../src/rules/movement.js';
import { table } from '../kit.js';
import { battle, became, item, playTheBox, rollsIn, statOf } from './card.js';

playTheBox();

/** p1 with something in the bag at a moment of the own turn. */
const at = (window: Parameters<ReturnType<typeof table>['runsWindow']>[0], id: string, given: object = {}) =>
  table()
    .rival('p1', { space: 'millbrook', level: 'red', energy: 2, hand: ['ann-stroll#1'], bag: [id], ...given })
    .turnOf('p1', 'maintenance')
    .runsWindow(window, 'p1');

/** A battle of p1 with one item in the bag. */
const with1 = (id: string, given: Parameters<typeof battle>[0] = {}) =>
  battle({ bag: [id], level: 'red', ...given });

item('web-spinner', 'the rope ends a battle with an encounter, and is gone', () => {
  const flees = with1('web-spinner#1', { foe: 'bully' }).picks('p1', 'web-spinner#1');
  became(flees.emits('battle-cancelled'), { damage: 0, bag: 0 });
  with1('web-spinner#1', { foe: 'p2' }).isQuiet();
});

item('bog-slime', 'defense 2 lower, once', () => {
  const made = with1('bog-slime').picks('p1', 'bog-slime').emits('attack', { who: 'p1', defense: 18 });
  became(made, { bag: 0 });
});

item('wandering-ghoul', 'a card for a discovery', () => {
  became(at('discovery-revealed', 'wandering-ghoul').isQuiet(), { hand: 2 });
});

item('marsh-raptor', 'an energy for 1 attack, for the attacker', () => {
  const made = with1('marsh-raptor#1', { red: 2 }).picks('p1', 'marsh-raptor#1');
  became(made.emits('attack', { who: 'p1', total: 8 }), { energy: 1, bag: 1 });
});

item('giant-spider', 'the net takes 2 attack', () => {
  const made = with1('giant-spider#1', { foe: 'bully', black: 3 }).picks('p1', 'giant-spider#1');
  became(made.emits('attack', { who: 'bully', total: 21 }), { bag: 0 });
});

item('bog-hag', 'leeches heal 1 in a city', () => {
  const heals = at('maintenance', 'bog-hag', { space: 'ironforge', damage: 2 });
  became(heals.picks('p1', 'bog-hag').isQuiet(), { damage: 1 });
  at('maintenance', 'bog-hag', { damage: 2 }).isQuiet();
});

item('restless-spirit', 'a card for being hurt', () => {
  became(with1('restless-spirit', { foe: 'bully' }).isQuiet(), { hand: 3 });
  became(with1('restless-spirit').isQuiet(), { hand: 2 });
});

item('cave-bear', '1 more health in a green space', () => {
  statOf('green', { bag: ['cave-bear'], space: 'witchlight' }, { health: 6 });
  statOf('green', { bag: ['cave-bear'], space: 'millbrook' }, { health: 5 });
});

item('satyr-trickster', 'discarded: the die shows 1 more', () => {
  const made = with1('satyr-trickster', { red: 3 }).picks('p1', 'satyr-trickster');
  became(made.emits('attack', { who: 'p1', total: 9 }), { bag: 0 });
});

item('sand-scorpion', 'discarded: 1 more damage', () => {
  const made = with1('sand-scorpion#1', { foe: 'p2', red: 4 }).picks('p1', 'sand-scorpion#1');
  became(made, { damage: 2 }, 'p2');
});

item('basilisk', 'an energy: defense 1 lower', () => {
  const made = with1('basilisk#1').picks('p1', 'basilisk#1');
  became(made.emits('attack', { who: 'p1', defense: 19 }), { energy: 1, bag: 1 });
});

item('sand-worm', '1 more health', () => {
  statOf('yellow', { bag: ['sand-worm#1'] }, { health: 7 });
});

item('carrion-drake', 'a space more', () => {
  rollsIn({ bag: ['carrion-drake'] }, { spaces: 3, energy: 2 });
});

item('vine-horror', 'discarded at the start of a turn: heals 2', () => {
  became(at('turn-begins', 'vine-horror#1', { damage: 3 }).picks('p1', 'vine-horror#1'), {
    damage: 1,
    bag: 0,
  });
  at('turn-begins', 'vine-horror#1').isQuiet();
});

item('mirage-djinn', 'an energy: the other die again', () => {
  const made = with1('mirage-djinn', { foe: 'bully', black: 6 })
    .script('combat', 0)
    .picks('p1', 'mirage-djinn');
  became(made.emits('attack', { who: 'bully', total: 21 }), { energy: 1 });
});

item('steppe-shaman', 'an energy left over is a card', () => {
  became(at('maintenance', 'steppe-shaman').picks('p1', 'steppe-shaman').isQuiet(), { energy: 1, hand: 2 });
});

item('blood-zealot', '1 damage for 2 attack', () => {
  const made = with1('blood-zealot#1', { red: 2 }).picks('p1', 'blood-zealot#1');
  became(made.emits('attack', { who: 'p1', total: 9 }), { damage: 1 });
});

item('bone-dragon', 'an energy: the die again', () => {
  const made = with1('bone-dragon#1', { red: 1 }).script('combat', 3).picks('p1', 'bone-dragon#1');
  became(made.emits('attack', { who: 'p1', total: 9 }), { energy: 1 });
});

item('whispering-fiend', 'discarded: the battle ends, also with a rival', () => {
  const made = with1('whispering-fiend#1', { foe: 'p2', red: 6 }).picks('p1', 'whispering-fiend#1');
  became(made.emits('battle-cancelled'), { bag: 0 });
  became(made, { damage: 0 }, 'p2');
});

item('jungle-colossus', '1 more health', () => {
  statOf('red', { bag: ['jungle-colossus#1'] }, { health: 8 });
});

item('rune-warden', 'discarded after the roll: a space and an energy', () => {
  const made = table()
    .rival('p1', { space: 'millbrook', level: 'red', bag: ['rune-warden'] })
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .picks('p1', 'rune-warden');
  became(made.mayStillMove(3), { energy: 3, bag: 0 });
});

item('ember-priestess', 'discarded: no damage at all', () => {
  const burns = () =>
    table()
      .rival('p1', { space: 'millbrook', level: 'red', bag: ['ember-priestess'] })
      .runs(dealDamage, { who: 'p1', count: 5, by: null });
  became(burns().picks('p1', 'ember-priestess').isQuiet(), { damage: 0, bag: 0 });
  became(burns().picks('p1').isQuiet(), { damage: 5, bag: 1 });
});

item('standing-stones', 'discarded at the start of a turn: to a city', () => {
  const made = at('turn-begins', 'standing-stones').picks('p1', 'standing-stones').picks('p1', 'ironforge');
  became(made.isQuiet(), { space: 'ironforge', bag: 0 });
});

item('well-of-voices', 'discarded: cancels the ability card of another', () => {
  table()
    .rival('p1', { space: 'millbrook', level: 'red', hand: ['ann-leap'], energy: 2 })
    .rival('p2', { level: 'red', bag: ['well-of-voices'] })
    .turnOf('p1', 'movement')
    .script('movement', 1)
    .runs(movementPhase, {})
    .picks('p1', 'ann-leap')
    .picks('p2', 'well-of-voices')
    .emits('cancelled', { card: 'ann-leap' })
    .has('p2', { bag: [] });
});

item('red-comet', '1 more damage for the attacker', () => {
  became(with1('red-comet', { foe: 'p2', red: 4 }).isQuiet(), { damage: 2 }, 'p2');
});

item('hags-market', 'ability cards cost 1 less', () => {
  statOf('red', { bag: ['hags-market'] }, { cost: 1 });
});
