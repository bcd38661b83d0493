import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../deploy/version-of.ts';
import { everything } from './outcome.ts';

/** The spec files of the journeys, relative to `root`. */
export const journeyFiles = (root: string): string[] =>
  filesBelow(path.join(root, 'apps/e2e/journeys')).map((file) => `apps/e2e/journeys/${file}`);

const manifest = v.object({
  remotes: v.record(v.string(), v.object({ rules: v.array(v.object({ version: v.string() })) })),
});
const host = v.object({ folder: v.string() });
const read = <T>(file: string, schema: v.GenericSchema<unknown, T>): T =>
  v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

/** The deployed version of each remote and host, which is a hash of its build. */
export function deployedVersions(site: string): ReadonlyMap<string, string> {
  const { remotes } = read(path.join(site, 'remotes.json'), manifest);
  return new Map([
    ...Object.entries(remotes).map(
      ([id, { rules }]) => [`remotes/${id}`, rules.map(({ version }) => version).join()] as const,
    ),
    ...readdirSync(path.join(site, 'hosts'))
      .filter((name) => name.endsWith('.json'))
      .map(
        (name) =>
          [
            `hosts/${path.basename(name, '.json')}`,
            read(path.join(site, 'hosts', name), host).folder,
          ] as const,
      ),
  ]);
}

/**
 * A spec file depends on itself, on `base` (all sources but those of remotes and hosts), and on the
 * builds that its journeys loaded when they last passed. A page loads another build only when one
 * of these changes.
 */
export const journeyHash =
  (root: string, base: string, versions: ReadonlyMap<string, string>) =>
  (file: string, loads: readonly string[]): string => {
    const builds = loads.includes(everything) ? [...versions.keys()] : loads;
    const hash = createHash('sha256')
      .update(base)
      .update(readFileSync(path.join(root, file)));

    for (const build of builds.toSorted())
      hash.update(`\0${build} ${versions.get(build) ?? 'elsewhere'}`);
    return hash.digest('hex');
  };
