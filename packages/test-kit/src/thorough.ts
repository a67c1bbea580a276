const isInnerLoop = process.env.QUESTHALL_INNER_LOOP !== undefined;

/** How many times to look: `all` in every full run of the tests, `some` in the inner loop of `npm run check`. */
export const thorough = (all: number, some: number): number => (isInnerLoop ? some : all);
