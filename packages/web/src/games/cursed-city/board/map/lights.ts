/** Light around gateways and lychgates: drawn once with the scenery, by these names. */
export const GLOW = 'cc-gate-glow';
export const WISP = 'cc-gate-wisp';
