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
import { en, type Words } from './words/en.js';

export function readText(cwd: string, file: string): string {
  if (file === '') throw new Refused((w) => w.fileNameMissing);
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw new Refused((w) => w.noFile(file));
  if (statSync(path).isDirectory()) throw new Refused((w) => w.folderNoSave(file));
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Refused((w) => w.cannotBeRead(file, reason(error, w)));
  }
}

/** Writes beside the old file first: a full disk or a power cut leaves the old one whole. */
export function writeText(cwd: string, file: string, text: string): void {
  const path = resolve(cwd, file);
  if (existsSync(path) && statSync(path).isDirectory()) throw new Refused((w) => w.folder(file));
  const part = `${path}.part`;
  try {
    writeFileSync(part, text, { flush: true });
    renameSync(part, path);
  } catch (error) {
    throw new Refused((w) => w.cannotBeWritten(file, reason(error, w)));
  }
}

/** Makes sure that a file can be written later, so that a wrong name is refused before the work is done. */
export function checkWritable(cwd: string, file: string): string {
  const path = resolve(cwd, file);
  if (existsSync(path) && statSync(path).isDirectory()) throw new Refused((w) => w.folder(file));
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    else tryToWrite(`${path}.part`);
    return path;
  } catch (error) {
    throw new Refused((w) => w.cannotBeWritten(file, reason(error, w)));
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
  const named = { folder, wanted: (w: Words) => w.folderWanted };
  makeFolders(path, named);
  try {
    accessSync(path, constants.W_OK);
    return path;
  } catch (error) {
    throw unusable(named, (w) => reason(error, w));
  }
}

/** What somebody called a folder, and what to do if it is of no use. */
type Named = { readonly folder: string; readonly wanted: (words: Words) => string };

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
function whyNotMade(folder: string, error: unknown): (words: Words) => string {
  const nowhere = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  return (w) => (nowhere ? w.noFolderIn(dirname(folder)) : reason(error, w));
}

function unusable({ folder, wanted }: Named, why: (words: Words) => string): Refused {
  return new Refused((w) => `${w.nothingKeptIn(folder, why(w))} ${wanted(w)}`);
}

const REASONS: { readonly [code: string]: keyof Words['reasons'] } = {
  EACCES: 'notAllowed',
  EPERM: 'notAllowed',
  EROFS: 'onlyRead',
  ENOENT: 'noFolder',
  EEXIST: 'isFile',
  ENOTDIR: 'partNoFolder',
  ENOSPC: 'full',
  ENAMETOOLONG: 'tooLong',
};

export function reason(error: unknown, { reasons }: Words = en): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = REASONS[code];
  if (known !== undefined) return reasons[known];
  return error instanceof Error ? error.message : String(error);
}
