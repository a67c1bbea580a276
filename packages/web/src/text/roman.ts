const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

export const roman = (number: number | null): string => NUMERALS[number ?? 0] ?? '';
