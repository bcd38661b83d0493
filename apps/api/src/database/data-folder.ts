import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The process cannot start; the message says to the operator what to do. */
export class CannotStart extends Error {}

type DataFolder = { path: string; release: () => void };

/**
 * Makes the folder and locks it for this process. The lock is one of the operating system (through
 * SQLite), so it ends with a killed process.
 */
export function takeDataFolder(path: string): DataFolder {
  prepareFolder(path);
  let lock: DatabaseSync;
  try {
    lock = new DatabaseSync(join(path, 'in-use.lock'));
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/locked|busy/i.test(reason))
      throw new CannotStart(
        `The data folder ${path} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
      );
    throw new CannotStart(
      `The data folder ${path} cannot be locked (${reason}). Check its permissions and the ` +
        `free space of its disk, or set DATA_DIR to another folder.`,
    );
  }
  return { path, release: () => lock.close() };
}

function prepareFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new CannotStart(
      `The data folder ${path} cannot be made ` +
        `(${error instanceof Error ? error.message : String(error)}). Set DATA_DIR to a ` +
        `folder that can be written.`,
    );
  }
}

/** The secret of this installation: made on the first start, readable by its owner only. */
export function keptSecret(folder: string): string {
  prepareFolder(folder);
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeWhole(file, randomBytes(48).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new CannotStart(
      `The secret in ${file} is shorter than 32 characters. Delete the file to have a new one made, or set SECRET.`,
    );
  return secret;
}

/**
 * Writes all or nothing, since a disk may be full. If two processes start at once, the first one's
 * file stays.
 */
function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    rmSync(file, { force: true });
    throw new CannotStart(
      `No secret could be written to ${file} ` +
        `(${error instanceof Error ? error.message : String(error)}). Check the free space ` +
        `and the permissions of its disk, or set SECRET to at least 32 characters.`,
    );
  }
}

/** Bytes for an empty embedded database, its log and some margin. */
const needed = 100 * 1024 * 1024;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * What is wrong with the free space on the disk of a folder, as a sentence for the operator; `null`
 * if there is enough. A database on a full disk looks damaged, and must not be deleted for that.
 */
export function spaceProblem(
  folder: string,
  free: (folder: string) => number = freeBytes,
): string | null {
  const left = free(folder);
  if (left >= needed) return null;
  return (
    `The disk that holds ${folder} is full: ${Math.floor(left / 1024 / 1024)} MB are ` +
    `free, and ${needed / 1024 / 1024} MB are needed. Free some space, or set DATA_DIR ` +
    `to a folder on another disk. Your data is untouched.`
  );
}
