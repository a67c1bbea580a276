export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A clause with a capital and a full stop, unless it has its own. */
export function sentence(clause: string): string {
  const whole = capital(clause);
  return /[.!?]“?$/.test(whole) ? whole : `${whole}.`;
}
