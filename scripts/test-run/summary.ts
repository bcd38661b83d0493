import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from './outcome.ts';

/** CI shows the last 90 lines of a run: the list keeps within them. */
const roomForErrors = 16;
const roomForNames = 20;
const errorLines = 3;
const lineLength = 200;

/** What `npm test` ends with: every failed test of every runner, then the line that counts. */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  return [...list(failures), `${passed} passed, ${failures.length} failed`].join('\n');
}

function list(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return ['No test failed.'];
  const explained = failures.slice(0, roomForErrors);
  const named = failures.slice(roomForErrors, roomForErrors + roomForNames);
  const rest = failures.length - explained.length - named.length;
  return [
    'Failed:',
    ...explained.flatMap((failure) => [title(failure), ...firstLines(failure.error)]),
    ...named.map(title),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ];
}

const title = ({ file, name }: Failure): string => short(`✗ ${file} › ${name}`);

/** The first lines that say something, without colours and the callers of a stack. */
function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error).split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, errorLines).map((line) => short(`    ${line}`));
}

const short = (line: string): string => (line.length > lineLength ? `${line.slice(0, lineLength - 1)}…` : line);
