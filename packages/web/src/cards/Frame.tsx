/** The thread around a card, with studs in the corners and a lozenge in the middle of each side. */
export function Frame({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 448"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        <path
          strokeWidth="2"
          d="M26 9H152l8-4 8 4H294A17 17 0 0 0 311 26V214l4 10-4 10V422A17 17 0 0 0 294 439H168l-8 4-8-4H26A17 17 0 0 0 9 422V234l-4-10 4-10V26A17 17 0 0 0 26 9Z"
        />
        <path
          strokeWidth=".9"
          opacity=".7"
          d="M31 14H289A17 17 0 0 0 306 31V417A17 17 0 0 0 289 434H31A17 17 0 0 0 14 417V31A17 17 0 0 0 31 14Z"
        />
      </g>
      <g fill="currentColor">
        <circle cx="14" cy="14" r="4.4" />
        <circle cx="306" cy="14" r="4.4" />
        <circle cx="14" cy="434" r="4.4" />
        <circle cx="306" cy="434" r="4.4" />
        <path d="M160 2l4 5-4 5-4-5zM160 436l4 5-4 5-4-5z" />
      </g>
    </svg>
  );
}
