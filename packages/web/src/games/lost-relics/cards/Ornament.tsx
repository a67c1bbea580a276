type Props = { wide: boolean; className?: string | undefined };

/** Gold laid into the enamel: two lines with cut corners, a star in each corner, a lozenge above and below. */
export function Ornament({ wide, className }: Props) {
  const [w, h] = wide ? [480, 268] : [320, 448];
  const corners = [
    [20, 20],
    [w - 20, 20],
    [20, h - 20],
    [w - 20, h - 20],
  ] as const;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        <path strokeWidth="2.2" d={octagon(w, h, 5, 20)} />
        <path strokeWidth=".8" opacity=".75" d={octagon(w, h, 10, 22)} />
      </g>
      <g fill="currentColor">
        {corners.map(([x, y]) => (
          <path key={`${x} ${y}`} d={star(x, y)} />
        ))}
        <path d={`M${w / 2} 1l9 5-9 6-9-6zM${w / 2} ${h - 12}l9 6-9 5-9-5z`} />
      </g>
    </svg>
  );
}

function octagon(w: number, h: number, inset: number, cut: number): string {
  const [right, bottom] = [w - inset, h - inset];
  return `M${cut} ${inset}H${w - cut}L${right} ${cut}V${h - cut}L${w - cut} ${bottom}H${cut}L${inset} ${h - cut}V${cut}Z`;
}

/** Four long points and four short ones. */
const star = (x: number, y: number): string =>
  `M${x} ${y - 9}l1.6 5.4 3.6-1.8-1.8 3.6 5.4 1.8-5.4 1.8 1.8 3.6-3.6-1.8-1.6 5.4-1.6-5.4-3.6 1.8 1.8-3.6-5.4-1.8 5.4-1.8-1.8-3.6 3.6 1.8z`;
