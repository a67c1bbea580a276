export const OVERVIEW = `Questhall: adventure board games with enforced, explained rules.

  questhall serve            open the hall for a browser
  questhall play             play in the terminal
  questhall play --continue  go on with the game played last
  questhall saves            list the games under way
  questhall replay FILE      retell a save from its start
  questhall rules WORDS      look a rule up
  questhall sim              let bots play many games
  questhall content          count the cards

“questhall help COMMAND” says more about each.`;

/** Examples below the help of each command, with the first game and another one. */
export const examplesFor = ([first = '', other = first]: readonly string[]) => ({
  serve: ['questhall serve', 'questhall serve --port 5000 --no-open', 'questhall serve --host 0.0.0.0'],
  play: [
    'questhall play',
    'questhall play --heroes ironbreaker,waywatcher --quest a-foul-stench',
    'questhall play --heroes 3 --bots all-but-first --seed amber-falcon-27',
    'questhall play --campaign an-uneasy-alliance --switch several-targets=each',
    `questhall play --game ${other} --players 2 --bots p2`,
    'questhall play --continue',
    'questhall play --language de',
    'questhall play evening.json',
  ],
  saves: ['questhall saves', `questhall saves --remove ${first}-amber-falcon-27`, 'questhall saves --json'],
  sim: [
    'questhall sim --quest a-foul-stench --heroes 2 --bot greedy --games 100 --seed 1',
    'questhall sim --heroes 2,3,4 --bot random --games 2000 --out crashes',
    'questhall sim --games 50 --json',
    `questhall sim --game ${other} --quest all --games-each 50`,
    'questhall sim --quest all --heroes 2,3,4 --difficulty novice,standard,veteran --games-each 200 --rows run.jsonl',
    'questhall sim --campaign --heroes 2,3,4 --games-each 100 --rows campaign.jsonl',
    'questhall sim --from run.jsonl --from campaign.jsonl --report balance.html',
  ],
  replay: [
    'questhall replay evening.json',
    'questhall replay evening.json --to 20',
    'questhall replay evening.json --json',
  ],
  rules: [
    'questhall rules ACG-ZONE-04',
    'questhall rules enemy attacks',
    `questhall rules ZONE --game ${first}`,
    'questhall rules --coverage',
  ],
  content: ['questhall content', `questhall content --game ${first} --json`],
});

export type CommandName = keyof ReturnType<typeof examplesFor>;
