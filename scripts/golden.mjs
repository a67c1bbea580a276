// Writes golden playthroughs and lists of fields anew; read the difference before you keep it.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npx', ['vitest', 'run', 'laws', 'playthrough', 'golden'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, UPDATE_GOLDEN: '1' },
});
process.exit(status ?? 1);
