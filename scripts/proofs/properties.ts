import { startVitest } from 'vitest/node';
import { type Proof, table } from './page.ts';

/** The number of runs per property. */
const trials = [
  { tags: 'sum', runs: 1_000_000 },
  { tags: 'property and not sum', runs: 100_000 },
] as const;

type Tried = {
  title: string;
  file: string;
  runs: number;
  seconds: number;
  failures: readonly string[];
};

/** Properties of any input, with far more runs than in `npm test`. */
export async function proveProperties(): Promise<Proof> {
  const tried: Tried[] = [];
  for (const trial of trials) tried.push(...(await tryProperties(trial)));
  return {
    heading: 'Rules hold for any input',
    text: `Properties of \`packages/domain\`, and one of API and page together (fast-check); one that fails stops at its first example.
That the lines of a price, cart or order sum to its total is tried ${trials[0].runs.toLocaleString('en')} times in each place.

${table(
  ['property', 'runs', 'seconds', 'failures'],
  tried.map(({ title, runs, seconds, failures }) => [
    title,
    runs.toLocaleString('en'),
    seconds.toFixed(1),
    failures.length,
  ]),
)}`,
    problems: [
      ...tried.flatMap(({ file, title, failures }) =>
        failures.map((failure) => `${file}: ${title}: ${failure}`),
      ),
      ...trials
        .filter(({ runs }) => !tried.some((property) => property.runs === runs))
        .map(({ tags }) => `no property is tagged ${tags}`),
    ],
  };
}

async function tryProperties({ tags, runs }: (typeof trials)[number]): Promise<readonly Tried[]> {
  const vitest = await startVitest('test', [], {
    config: 'scripts/proofs/vitest.config.ts',
    include: ['packages/domain/src/**/*.test.ts', 'apps/api/src/booking/*-offered.test.ts'],
    watch: false,
    reporters: [{}],
    tagsFilter: [tags],
    env: { PROPERTY_RUNS: String(runs), PROPERTY_SEED: '' },
  });
  const tried = vitest.state.getTestModules().flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => test.result().state !== 'skipped')
      .map((test) => ({
        title: test.fullName.replaceAll(' > ', ': '),
        file: module.relativeModuleId,
        runs,
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        failures: (test.result().errors ?? []).map(({ message }) => message),
      })),
  );
  await vitest.close();
  return tried.toSorted((a, b) => a.file.localeCompare(b.file));
}
