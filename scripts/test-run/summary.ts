import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from './outcome.ts';
import type { PartResult } from './run-part.ts';

/** CI shows the last 90 lines of a run: the list has to fit. */
const roomForErrors = 8;
const roomForSecondTries = 3;
const roomForNames = 10;
const errorLines = 3;
const lineLength = 200;

/**
 * The end of `npm test`: every test that failed or passed only at the second attempt, then the
 * counting line.
 */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const again = outcomes.flatMap((outcome) => outcome.secondTries);
  return [
    ...list(
      'Passed only when tried again; each hides a defect, of the test or of Foyer:',
      again,
      roomForSecondTries,
    ),
    ...(failures.length === 0 ? ['No test failed.'] : list('Failed:', failures, roomForErrors)),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

/** A line for each part: its tests, its time, and how many had passed before. */
export function table(parts: readonly PartResult[]): string {
  const rows = parts.map(({ name, outcome, seconds, kept }) => [
    name,
    String(outcome.passed + outcome.failures.length),
    seconds.toFixed(0),
    String(kept),
  ]);
  const columns = [['part', 'tests', 'seconds', 'kept'], ...rows];
  const width = (column: number) => Math.max(...columns.map((row) => row[column]?.length ?? 0));
  return columns
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)),
        )
        .join('  '),
    )
    .join('\n');
}

function list(head: string, failures: readonly Failure[], room: number): string[] {
  if (failures.length === 0) return [];
  const explained = failures.slice(0, room);
  const named = failures.slice(room, room + roomForNames);
  const rest = failures.length - explained.length - named.length;
  return [
    head,
    ...explained.flatMap((failure) => [title(failure), ...firstLines(failure.error)]),
    ...named.map(title),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ];
}

const title = ({ file, name }: Failure): string => short(`✗ ${file} › ${name}`);

/** The first meaningful lines, without colours and stack frames. */
function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trimEnd());
  return lines
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, errorLines)
    .map((line) => short(`    ${line}`));
}

const short = (line: string): string =>
  line.length > lineLength ? `${line.slice(0, lineLength - 1)}…` : line;
