import { Die as KitDie } from '../../../cards/Die.js';
import { t } from '../../../text/t.js';
import './dice.css';
import type { DieKind, Result, Shown } from './turn.js';

/** Where the pips of each face are, in thirds: column and row. */
const PIPS = ['', '11', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 20 01 21 02 22'];

type PipProps = { value: number; tone?: 'hero' | 'destiny' | 'reaction'; size?: string };

/** White for heroes, black for destiny, and blue when it is kept for a reaction. */
export function PipDie({ value, tone = 'hero', size = '1em' }: PipProps) {
  return (
    <KitDie tone={`cc-${tone}`} size={size} label={t(`cityBoard.die.${tone}`, { value })}>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        {PIPS[value]?.split(' ').map((at) => (
          <circle
            key={at}
            cx={6 + Number(at[0]) * 16}
            cy={6 + Number(at[1]) * 16}
            r="6"
            fill="currentColor"
          />
        ))}
      </svg>
    </KitDie>
  );
}

/** The twelve-sided die of the city. */
function QuestDie({ value, size = '1em' }: { value: number; size?: string }) {
  return (
    <KitDie tone="cc-quest" size={size} label={t('cityBoard.die.quest', { value })}>
      <b>{value}</b>
    </KitDie>
  );
}

/** The outline of each kind of action die, and what stands on it. */
const SHAPES: { readonly [kind in DieKind]: string } = {
  d6: 'M7 7H37V37H7Z',
  d8: 'M22 3L41 37H3Z',
  d12: 'M22 3L41 17L34 39H10L3 17Z',
};
const STAR = 'M22 11l3.4 7.6 8.2.8-6.2 5.5 1.8 8.1-7.2-4.2-7.2 4.2 1.8-8.1-6.2-5.5 8.2-.8Z';
const SWORD = 'M21 10h2l1.5 14h-5ZM15 24h14v3h-5.500v6h-3v-6H15Z';

/** Dice that would be rolled, by their shapes. */
export function Shapes({ kinds }: { kinds: readonly DieKind[] }) {
  return (
    <span
      className="cc-shapes"
      role="img"
      aria-label={kinds.map((kind) => t(`cityBoard.shape.${kind}`)).join(', ')}
    >
      {kinds.map((kind, i) => (
        <ShapeOf key={i} kind={kind} />
      ))}
    </span>
  );
}

const ShapeOf = ({ kind }: { kind: DieKind }) => (
  <svg className="cc-shape" data-kind={kind} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <path d={SHAPES[kind]} />
  </svg>
);

/** An action die: its shape is its kind, and it shows nothing, a blow or a star. */
function ActionDie({ kind, result, size = '1em' }: { kind: DieKind; result: Result; size?: string }) {
  const label = t('cityBoard.die.action', {
    shape: t(`cityBoard.shape.${kind}`),
    result: t(`cityBoard.result.${result}`),
  });
  return (
    <span
      className="cc-action"
      data-kind={kind}
      data-result={result}
      role="img"
      aria-label={label}
      style={{ fontSize: size }}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <path className="cc-body" d={SHAPES[kind]} />
        {result !== 'failure' && (
          <path
            className="cc-sign"
            d={result === 'critical' ? STAR : SWORD}
            transform={kind === 'd8' ? 'translate(0 3)' : undefined}
          />
        )}
      </svg>
    </span>
  );
}

export function AnyDie({ die }: { die: Shown }) {
  if ('result' in die) return <ActionDie kind={die.tone} result={die.result} />;
  return die.tone === 'quest' ? <QuestDie value={die.value} /> : <PipDie value={die.value} tone={die.tone} />;
}
