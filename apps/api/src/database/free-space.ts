import { statfsSync } from 'node:fs';

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
