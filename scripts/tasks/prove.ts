import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { buyersProofProblems, measureContention, proveOneBuyerWins } from '@foyer/api/proofs';
import { scoreOf } from '../mutations/count-mutants.ts';
import { leastScore, mutateRules, type MutationResult } from '../mutations/mutate-rules.ts';
import { root } from '../root.ts';
import { explain, step, Stop } from '../steps.ts';

/** `npm run prove`: what is too long for each test run, written down with its figures. */
async function prove(): Promise<void> {
  const buyers = await step('200 buyers of one room, 20 rounds, and the control', () => proveOneBuyerWins());
  const contention = await step('carts of one venue under contention', () => measureContention());
  const mutants = await step('mutants of the rules', () => mutateRules());
  const problems = [...buyersProofProblems(buyers), ...(contention.failed > 0 ? [`${contention.failed} carts failed under contention`] : []), ...mutationProblems(mutants)];
  const sum = (rounds: typeof buyers.guarded, count: (round: (typeof buyers.guarded)[number]) => number) => rounds.reduce((total, round) => total + count(round), 0);
  const wins = buyers.control.map((round) => round.won);
  const version = String(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version);
  const text = `# Proofs

Written by \`npm run prove\` on ${new Date().toISOString().slice(0, 10)}, Foyer ${version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, on a PostgreSQL server.

## One room is sold once

${buyers.buyers} buyers ask for the same room and hours at the same moment, ${buyers.guarded.length} rounds.

| | rounds | won | told 409 \`room_taken\` | anything else |
|---|--:|--:|--:|--:|
| with lock and constraint | ${buyers.guarded.length} | ${sum(buyers.guarded, (round) => round.won)} | ${sum(buyers.guarded, (round) => round.refused)} | ${sum(buyers.guarded, (round) => round.unnamed + round.failed)} |
| control: both taken away | ${buyers.control.length} | ${sum(buyers.control, (round) => round.won)} | ${sum(buyers.control, (round) => round.refused)} | ${sum(buyers.control, (round) => round.unnamed + round.failed)} |

Without them the room was sold ${Math.min(...wins)} to ${Math.max(...wins)} times a round, so the first row proves something.

## Carts under contention

One venue, no network in between: ${Math.round(contention.cartsPerMinute)} carts a minute (${contention.carts} made, ${contention.refused} refused with a name, ${contention.failed} failed, in ${contention.seconds.toFixed(1)} s). Over HTTP: [bench/RESULTS.md](../bench/RESULTS.md).

${mutationSection(mutants)}
## Where the shorter proofs are

In every \`npm test\`: \`kill -9\` of a real API process between any two steps of a booking, on the embedded database and on a
server (\`apps/api/src/booking/crash.test.ts\`); one key 50 times at once (\`idempotency.test.ts\`); bad input
(\`apps/api/src/http/bad-input.test.ts\`); an import of 2,000 venues with 20,000 rooms, and one that changes nothing
(\`apps/api/src/import\`); sequences of form edits, addresses and prices as properties (\`packages/domain\`).
`;
  writeFileSync(path.join(root, 'docs/proofs.md'), text);
  console.log(text);
  if (problems.length > 0) throw new Stop(`Not proved: ${problems.join('; ')}`);
  process.exit(0);
}

const percent = (share: number): string => share.toFixed(1);

const mutationProblems = ({ chapters }: MutationResult): readonly string[] =>
  scoreOf(chapters) < leastScore ? [`the tests notice ${percent(scoreOf(chapters))} % of the changed rules, less than ${leastScore} %`] : [];

const mutationSection = ({ chapters }: MutationResult): string => `## Rules cannot change unnoticed

Every rule of \`packages/domain\` was changed one step at a time (StrykerJS); a change counts as noticed when a test fails.
${percent(scoreOf(chapters))} % were noticed; ${leastScore} % are the least.

| chapter | noticed | survived | in no test | % |
|---|--:|--:|--:|--:|
${chapters.map((chapter) => `| ${chapter.chapter} | ${chapter.noticed} | ${chapter.survived} | ${chapter.untested} | ${percent(scoreOf([chapter]))} |`).join('\n')}
`;

/** `npm run prove -- mutations query`: the mutants of one chapter, with those that no test notices. Writes nothing. */
async function proveChapter(chapter: string): Promise<void> {
  const result = await step(`mutants of ${chapter}`, () => mutateRules(chapter));
  console.log([...result.survivors, mutationSection(result)].join('\n'));
  const problems = mutationProblems(result);
  if (problems.length > 0) throw new Stop(`Not proved: ${problems.join('; ')}`);
}

const [what, chapter] = process.argv.slice(2);
(what === 'mutations' && chapter !== undefined ? proveChapter(chapter) : prove()).catch(explain);
