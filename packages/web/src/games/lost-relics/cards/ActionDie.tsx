import { Die } from '../../../cards/Die.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { drawing } from './pictures.js';

/** Where the pips of each face are, in thirds: column and row. */
const PIPS = ['', '', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 20 01 21 02 22'];

type Props = { value: number; size?: string | undefined; spent?: boolean | undefined };

/** An action die that lies still. A 1 shows a star: it may start a chain. */
export function ActionDie({ value, size = '40px', spent = false }: Props) {
  return (
    <Die
      tone={spent ? 'spent' : 'action'}
      label={t(spent ? 'relic.die.spent' : 'relic.die', { value })}
      size={size}
    >
      {value === 1 ? <Glyph path={drawing('polar-star')} /> : <Pips value={value} />}
    </Die>
  );
}

const Pips = ({ value }: { value: number }) => (
  <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    {PIPS[value]?.split(' ').map((at) => (
      <circle key={at} cx={6 + Number(at[0]) * 16} cy={6 + Number(at[1]) * 16} r="6.4" fill="currentColor" />
    ))}
  </svg>
);
