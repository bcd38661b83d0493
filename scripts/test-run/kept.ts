import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { runCommand } from '../run-command.ts';
import type { Outcome } from './outcome.ts';
import { outcome } from './read-outcome.ts';

/** Folder of a workspace package; '' is the root. */
export type Hashes = ReadonlyMap<string, string>;
export type Kept = Readonly<
  Record<string, { hash: string; outcome: Outcome; loads?: readonly string[] | undefined }>
>;

const dryRun = v.object({
  tasks: v.array(v.object({ task: v.string(), directory: v.string(), hash: v.string() })),
});

/**
 * For each package a hash of everything on which its tests of one part depend, as `turbo.json`
 * declares it. Turbo only hashes here: one start of Vitest for all changed packages costs far less
 * than a task with its own start for each.
 */
export async function hashesOf(tasks: readonly string[]): Promise<ReadonlyMap<string, Hashes>> {
  const json = await runCommand('turbo', ['run', ...tasks, '--dry=json']);
  const found = v.parse(v.pipe(v.string(), v.parseJson(), dryRun), json).tasks;
  return new Map(
    tasks.map((name) => [
      name,
      new Map(
        found
          .filter(({ task }) => task === name)
          .map(({ directory, hash }) => [directory.split(path.sep).join('/'), hash]),
      ),
    ]),
  );
}

const keptSchema = v.record(
  v.string(),
  v.object({ hash: v.string(), outcome, loads: v.optional(v.array(v.string())) }),
);

/** What passed in an earlier run; empty without one, or when its file cannot be read. */
export function readKept(file: string): Kept {
  try {
    return v.parse(keptSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function keep(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}
