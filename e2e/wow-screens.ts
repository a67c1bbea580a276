export const screens = { search: '/wow/rules?q=energy' };
