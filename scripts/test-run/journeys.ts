import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { everything, type RunReport } from './outcome.ts';

/** Separates the file of a journey from its groups and title, as in Playwright's test lists. */
const separator = ' › ';
export const journeyId = ({ file, name }: { file: string; name: string }): string =>
  `${file}${separator}${name}`;

/** The lines of a test list with which Playwright runs these journeys only. */
export const testList = (ids: readonly string[]): string =>
  ids.map((id) => id.replace('apps/e2e/journeys/', '')).join('\n');

/** Journeys that should have run and are not in the report, so that none is taken for passed. */
export const missingIn = (report: RunReport, ids: readonly string[]): RunReport => ({
  ...report,
  outside: [
    ...report.outside,
    ...ids
      .filter((id) => !(id in report.files))
      .map((id) => ({ file: id, name: 'did not run', error: 'It is not in the report.' })),
  ],
});

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
 * A journey depends on its spec file, on `base` (all sources but those of remotes and hosts), and
 * on the builds that it loaded when it last passed. A page loads another build only when one of
 * these changes.
 */
export const journeyHash =
  (root: string, base: string, versions: ReadonlyMap<string, string>) =>
  (id: string, loads: readonly string[]): string => {
    const [file = ''] = id.split(separator);
    const builds = loads.includes(everything) ? [...versions.keys()] : loads;
    const hash = createHash('sha256')
      .update(base)
      .update(readFileSync(path.join(root, file)));

    for (const build of builds.toSorted())
      hash.update(`\0${build} ${versions.get(build) ?? 'elsewhere'}`);
    return hash.digest('hex');
  };
