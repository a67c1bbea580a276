/**
 * The dependency arrow: what the sources of each layer may import from the workspace.
 * `games` stands for every folder of games/ but `registry`, which lists them. Change this table only together with ARCHITECTURE.md.
 * @type {Record<string, readonly string[]>}
 */
export const MAY_IMPORT = {
  rulebook: [],
  engine: ['rulebook'],
  tabletop: ['rulebook', 'engine'],
  bots: ['engine'],
  table: ['engine', 'bots'],
  'test-kit': ['rulebook', 'engine', 'tabletop', 'bots'],
  games: ['rulebook', 'engine', 'tabletop'],
  registry: ['tabletop', 'games'],
  sim: ['rulebook', 'engine', 'tabletop', 'bots', 'registry'],
  cli: ['rulebook', 'engine', 'tabletop', 'bots', 'table', 'registry', 'sim'],
  web: ['rulebook', 'engine', 'tabletop', 'bots', 'table', 'games', 'registry'],
  bench: ['rulebook', 'engine', 'tabletop', 'bots', 'registry', 'sim', 'cli', 'test-kit'],
};

/** Layers that run in a browser as they are: nothing of Node in them. */
export const WITHOUT_NODE = ['rulebook', 'engine', 'tabletop', 'bots', 'table', 'games', 'registry', 'web'];

/**
 * The exceptions: the coverage checker reads test files, and is exported apart from the rulebook for that reason; what a game
 * of the app works out beforehand is run by hand.
 */
export const NODE_ALLOWED = [
  /^packages\/rulebook\/src\/coverage\//,
  /^packages\/web\/src\/games\/[\w-]+\/build\//,
];

/** What the engine may depend on when it runs. Types cost nothing, so the rulebook's types are welcome. */
export const ENGINE_DEPENDENCIES = ['pure-rand'];
