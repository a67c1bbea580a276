import type { LrView } from '@questhall/lost-relics';
import { Frame } from '../../boards/parts/Frame.js';
import { InWords, Listed } from '../../boards/parts/InWords.js';
import type { BoardProps } from '../../boards/parts/types.js';
import { useTableState } from '../../boards/parts/useTableState.js';
import { useT } from '../../text/t.js';
import { printedOf } from './deck.js';

const NOTHING: ReadonlySet<string> = new Set();

/** The table in words: who stands where, and what is asked. */
export function PlainBoard(props: BoardProps<LrView>) {
  const t = useT();
  const { view } = props;
  const table = useTableState(props, { things: NOTHING, first: undefined });
  const sheet = printedOf(view.adventure);
  const areas = sheet?.kind === 'adventure' ? sheet.parts.plan.areas : [];
  return (
    <Frame
      game="lost-relics"
      board={props}
      table={table}
      top={null}
      decider={{ said: t('board.party') }}
      ending={null}
    >
      <InWords>
        {areas.map(({ id, name }) => (
          <Listed key={id} title={name} level={3} lines={standingIn(view, id)} />
        ))}
      </InWords>
    </Frame>
  );
}

const standingIn = ({ heroes, hostiles }: LrView, area: string): string[] =>
  [...heroes, ...hostiles].filter((one) => one.area === area).map(({ id }) => printedOf(id)?.card.name ?? id);
