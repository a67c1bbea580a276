import { holding } from '../cards-actions.js';
import { addTestCards, rule, table } from '../kit.js';

rule('ACG-DICE-02', 'the faces are content: other faces in the pack, other results', () => {
  addTestCards({
    kind: 'dice',
    id: 'test-enemy-die',
    name: 'test-enemy-die',
    origin: 'ours',
    die: 'enemy',
    faces: Array.from({ length: 6 }, () => ['claw', 'nemesis']),
  });
  holding(table(), 'ironbreaker', 'explore', 'test-walk')
    .enemy('x', { in: 'ironbreaker' })
    .acts('ironbreaker', 'explore')
    .emits('dice-rolled', { dice: [{ kind: 'hero' }, { kind: 'enemy', icons: ['claw', 'nemesis'] }] })
    .isQuiet();
});
