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
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M26 9H152l8-4 8 4H294A17 17 0 0 0 311 26V214l4 10-4 10V422A17 17 0 0 0 294 439H168l-8 4-8-4H26A17 17 0 0 0 9 422V234l-4-10 4-10V26A17 17 0 0 0 26 9Z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth=".9"
        strokeOpacity=".7"
        d="M31 14H289A17 17 0 0 0 306 31V417A17 17 0 0 0 289 434H31A17 17 0 0 0 14 417V31A17 17 0 0 0 31 14Z"
      />
      <path
        fill="currentColor"
        d="M9.6 14a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M301.6 14a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M9.6 434a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M301.6 434a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M160 2l4 5-4 5-4-5zM160 436l4 5-4 5-4-5z"
      />
    </svg>
  );
}
