export type Shape = 'round' | 'cut';
type Props = { shape: Shape; wide?: boolean; className?: string | undefined };

/** The line that is drawn around a card: with studs and lozenges, or with stars in cut corners. */
export function Thread({ shape, wide = false, className }: Props) {
  const [w, h] = wide ? [480, 268] : [320, 448];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {shape === 'round' ? <Studs w={w} h={h} /> : <Stars w={w} h={h} />}
    </svg>
  );
}

type Box = { w: number; h: number };

const cornersOf = (w: number, h: number, inset: number) =>
  [inset, h - inset].flatMap((y) => [inset, w - inset].map((x) => [x, y] as const));

function Studs({ w, h }: Box) {
  const [x, y] = [w / 2, h / 2];
  return (
    <>
      <g fill="none" stroke="currentColor">
        <path
          strokeWidth="2"
          d={`M26 9H${x - 8}l8-4 8 4H${w - 26}A17 17 0 0 0 ${w - 9} 26V${y - 10}l4 10-4 10V${h - 26}A17 17 0 0 0 ${w - 26} ${h - 9}H${x + 8}l-8 4-8-4H26A17 17 0 0 0 9 ${h - 26}V${y + 10}l-4-10 4-10V26A17 17 0 0 0 26 9Z`}
        />
        <path
          strokeWidth=".9"
          strokeOpacity=".7"
          d={`M31 14H${w - 31}A17 17 0 0 0 ${w - 14} 31V${h - 31}A17 17 0 0 0 ${w - 31} ${h - 14}H31A17 17 0 0 0 14 ${h - 31}V31A17 17 0 0 0 31 14Z`}
        />
      </g>
      <g fill="currentColor">
        {cornersOf(w, h, 14).map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.4" />
        ))}
        <path d={`M${x} 2l4 5-4 5-4-5zM${x} ${h - 12}l4 5-4 5-4-5z`} />
      </g>
    </>
  );
}

function Stars({ w, h }: Box) {
  return (
    <>
      <g fill="none" stroke="currentColor">
        <path strokeWidth="2.2" d={octagon(w, h, 5, 20)} />
        <path strokeWidth=".8" opacity=".75" d={octagon(w, h, 10, 22)} />
      </g>
      <g fill="currentColor">
        {cornersOf(w, h, 20).map(([x, y]) => (
          <path key={`${x} ${y}`} d={star(x, y)} />
        ))}
        <path d={`M${w / 2} 1l9 5-9 6-9-6zM${w / 2} ${h - 12}l9 6-9 5-9-5z`} />
      </g>
    </>
  );
}

function octagon(w: number, h: number, inset: number, cut: number): string {
  const [right, bottom] = [w - inset, h - inset];
  return `M${cut} ${inset}H${w - cut}L${right} ${cut}V${h - cut}L${w - cut} ${bottom}H${cut}L${inset} ${h - cut}V${cut}Z`;
}

/** Four long points and four short ones. */
const star = (x: number, y: number): string =>
  `M${x} ${y - 9}l1.6 5.4 3.6-1.8-1.8 3.6 5.4 1.8-5.4 1.8 1.8 3.6-3.6-1.8-1.6 5.4-1.6-5.4-3.6 1.8 1.8-3.6-5.4-1.8 5.4-1.8-1.8-3.6 3.6 1.8z`;
