export const screens = { rule: '/cursed-city/rules/CC-LDR-01' };
