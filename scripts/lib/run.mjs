import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

/** The programs of node_modules that the scripts start; started through Node, they need no shell anywhere. */
export const TOOLS = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Runs a script of this repository and lets it print; returns its exit code.
 * @param {string} script
 * @param {readonly string[]} args
 */
export function runLoud(script, args = []) {
  const { status } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

/**
 * Runs a script of this repository and keeps what it prints.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} env what is added to the environment
 */
export function runQuiet(script, args = [], env = {}) {
  return runProgram(process.execPath, [join(ROOT, script), ...args], env);
}

/**
 * Runs a program and keeps what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env what is added to the environment
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(program, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: `${error}\n` }));
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\nIt was ended from outside, by ${signal}.\n`;
      done({ code: code ?? 1, output });
    });
  });
}
