import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Refused } from './errors.js';

export function readText(cwd: string, file: string): string {
  if (file === '') throw new Refused('The name of the file is missing.');
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw new Refused(`There is no file '${file}'.`);
  if (statSync(path).isDirectory()) throw new Refused(`'${file}' is a folder, not a saved game.`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refused(`'${file}' cannot be read: ${reason(error)}.`);
  }
}

/** Writes beside the old file first: a full disk or a power cut leaves the old one whole. */
export function writeText(cwd: string, file: string, text: string): void {
  const path = resolve(cwd, file);
  if (existsSync(path) && statSync(path).isDirectory()) throw new Refused(`'${file}' is a folder.`);
  const part = `${path}.part`;
  try {
    writeFileSync(part, text, { flush: true });
    renameSync(part, path);
  } catch (error) {
    throw new Refused(`'${file}' cannot be written: ${reason(error)}.`);
  }
}

/** Makes sure that a file can be written later, so that a wrong name is refused before the work is done. */
export function checkWritable(cwd: string, file: string): string {
  const path = resolve(cwd, file);
  if (existsSync(path) && statSync(path).isDirectory()) throw new Refused(`'${file}' is a folder.`);
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    else tryToWrite(`${path}.part`);
    return path;
  } catch (error) {
    throw new Refused(`'${file}' cannot be written: ${reason(error)}.`);
  }
}

/** Asking for rights is not enough: some folders let nobody make a file. */
function tryToWrite(path: string): void {
  writeFileSync(path, '');
  rmSync(path);
}

/** Makes a folder ready for files that will be written later, so that a wrong one is refused at once. */
export function makeFolder(cwd: string, folder: string): string {
  const path = resolve(cwd, folder);
  const named = { folder, wanted: 'Name a folder that can be written.' };
  makeFolders(path, named);
  try {
    accessSync(path, constants.W_OK);
    return path;
  } catch (error) {
    throw unusable(named, reason(error));
  }
}

/** What somebody called a folder, and what to do if it is of no use. */
type Named = { readonly folder: string; readonly wanted: string };

/**
 * Makes a folder with all that is missing above it. One by one, because Node's own recursive way never comes back
 * from places like /proc, which exist and let nobody make anything in them.
 */
export function makeFolders(path: string, named: Named): void {
  for (const folder of missingOf(path)) {
    try {
      mkdirSync(folder);
    } catch (error) {
      if (!isFolder(folder)) throw unusable(named, whyNotMade(folder, error));
    }
  }
}

/** The folders that are not there yet, the topmost first. */
function missingOf(path: string): string[] {
  const missing: string[] = [];
  for (let at = path; !isFolder(at) && at !== dirname(at); at = dirname(at)) missing.unshift(at);
  return missing;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Its parent is there, so "does not exist" would say nothing. */
function whyNotMade(folder: string, error: unknown): string {
  const nowhere = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return nowhere ? `no folder can be made in '${dirname(folder)}'` : reason(error);
}

function unusable({ folder, wanted }: Named, why: string): Refused {
  return new Refused(`Nothing can be kept in '${folder}': ${why}. ${wanted}`);
}

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'this disk can only be read',
  ENOENT: 'the folder does not exist',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

export function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
