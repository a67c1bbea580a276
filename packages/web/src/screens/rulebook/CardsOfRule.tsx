import type { GameCode } from '@questhall/rulebook';
import { paths } from '../../app/paths.js';
import { Chip } from '../../design/Chip.js';
import { Row } from '../../design/Layout.js';
import { useDeck, useFace } from '../../games/faces.js';
import { t } from '../../text/t.js';

/** The cards that make use of a rule, by name. */
export default function CardsOfRule({ game, cards }: { game: GameCode; cards: readonly string[] }) {
  const face = useFace(game);
  const { byId } = useDeck(face);
  return (
    <Row as="ul" gap={1}>
      {cards.map((id) => {
        const printed = byId.get(id);
        return (
          <li key={id}>
            <Chip to={paths.cards(game, id)}>{printed && face.cards.nameOf(printed, t)}</Chip>
          </li>
        );
      })}
    </Row>
  );
}
