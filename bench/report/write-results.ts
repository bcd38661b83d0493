import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runFolder } from '../../scripts/root.ts';
import { howToRead } from './how-to-read.ts';
import { isReached, type Section, verdictLine } from './section.ts';

const kept = path.join(runFolder, 'bench/sections');

/** A part may be run alone: the others keep their last results. */
export function keepSection(section: Section): void {
  mkdirSync(kept, { recursive: true });
  writeFileSync(path.join(kept, `${section.part}.json`), JSON.stringify(section));
}

export function writeResults(machine: readonly string[]): string {
  const sections: Section[] = existsSync(kept)
    ? readdirSync(kept)
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(kept, file), 'utf8')))
    : [];
  const missed = sections.flatMap((section) =>
    section.verdicts
      .filter((verdict) => !isReached(verdict))
      .map((verdict) => `(${section.part}) ${verdict.name}`),
  );
  const page = [
    '# Measurements',
    '',
    'Written by `npm run bench`; parts alone: `npm run bench -- a b`, fewer runs: `--runs 3`, ' +
      'non-zero exit when a target is missed: `--check`.',
    '',
    ...machine.flatMap((line) => [line, '']),
    missed.length === 0
      ? 'Every target below is reached.'
      : `**Not reached: ${missed.join('; ')}.**`,
    '',
    ...sections.flatMap((section) => [
      `## (${section.part}) ${section.title}`,
      '',
      `${section.taken}; ${section.runs}.`,
      '',
      ...section.lines,
      '',
      '| target | measured | wanted | |',
      '| --- | --: | --: | --- |',
      ...section.verdicts.map(verdictLine),
      '',
    ]),
    ...howToRead,
  ].join('\n');
  const file = path.join(root, 'bench/RESULTS.md');
  writeFileSync(file, page);
  return file;
}
