import type { AcgView } from '@questhall/acg';
import { useState } from 'react';
import { Board } from '../../boards/acg/Board.js';
import { isConfirmed } from '../../boards/acg/picks.js';
import { useCards } from '../../cards/acg/useCards.js';
import type { Opening } from '../../table/protocol.js';
import type { Scene } from '../../table/scene.js';
import type { Table } from '../../table/table.js';
import { useTable } from '../../table/useTable.js';
import { useTrouble } from '../../table/useTrouble.js';
import { useT } from '../../text/t.js';
import { CardDialog } from '../gallery/CardDialog.js';
import type { Coach } from './coach.js';

/** A table with people around it: the board in the middle, and all that explains it. */
export function Room({ opening, coach }: { opening: Opening; coach?: Coach }) {
  const t = useT();
  const say = useTrouble();
  const sitting = useTable(opening);
  if (sitting.state === 'opening') return <p>{t('plain.opening')}</p>;
  if (sitting.state === 'failed') return <p role="alert">{say(sitting.trouble)}</p>;
  return <Playing table={sitting.table} scene={sitting.scene} coach={coach} />;
}

type Props = { table: Table; scene: Scene; coach: Coach | undefined };

function Playing({ table, scene, coach }: Props) {
  const { cards } = useCards();
  const asked = scene.open.find(({ forPerson }) => forPerson) ?? null;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [card, setCard] = useState<string>();
  const [refused, setRefused] = useState<string | null>(null);
  const answer = (picks: readonly string[]) => {
    if (asked === null) return;
    const refusal = coach?.refuses?.(asked, picks) ?? null;
    setRefused(refusal);
    setSelected([]);
    if (refusal === null) table.answer(asked.id, picks);
  };
  const pick = (id: string) => {
    if (asked === null || !isConfirmed(asked)) return answer([id]);
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  };
  return (
    <main>
      <Board
        view={scene.view as AcgView}
        decision={asked}
        selected={selected}
        onPick={pick}
        onConfirm={() => answer(selected)}
        onLook={setCard}
        recent={coach?.points(scene, asked)}
        onBack={() => setSelected([])}
      />
      {coach?.note(scene, asked)}
      {refused !== null && <p role="alert">{refused}</p>}
      <CardDialog cards={[]} all={cards} open={card} onShow={setCard} />
    </main>
  );
}
