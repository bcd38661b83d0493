import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.ts';

/** What names a side of the screen, which stays where it is when a page is read from the right. */
const physical: readonly RegExp[] = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*:/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius:/,
  /(?:^|[\s;{])(?:left|right):/,
  /\b(?:text-align|float|clear):\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /\b-?90deg/,
  /\btranslate:\s*-?(?:[1-9]|0\.)/,
  /\b(?:translateX|scaleX)\(/,
];

/** Four values, of which the second (right) and the fourth (left) differ. */
const fourSides = /\b(?:margin|padding|inset|border-width|border-color|border-style):([^;]+);/;

/** Lines that name a side for a reason. */
const meant: Readonly<Record<string, readonly [line: string, why: string][]>> = {
  'apps/remotes/search/src/lazy/search-map.module.css': [
    ['linear-gradient(90deg, var(--line)', 'a grid of lines'],
    ['translate: -50% 0', 'mirrored below'],
    ['translate: 50% 0', 'the mirrored one'],
  ],
  'packages/booking-ui/src/opening/lazy/free-times-bar.module.css': [
    ['scaleX(-1)', 'mirrors the drawing'],
  ],
  'packages/shell/src/plain/opening.module.css': [
    ['linear-gradient(90deg', 'a perforation, and bars of a code: the same in every script'],
    ['90deg,', 'the bars'],
  ],
  'packages/ui/src/choice.module.css': [
    ['border-width: 0 0 2px 2px', 'a tick is the same in every script'],
  ],
  'packages/ui/src/popover.module.css': [
    ['inset: var(--popover-y) auto auto var(--popover-x)', 'measured from the window’s left edge'],
  ],
  'packages/ui/src/skeleton-block.module.css': [
    ['translate: -100% 0', 'runs backwards from right to left'],
    ['translate: 100% 0', 'runs backwards from right to left'],
  ],
};

/** Pages of other parties, which stand in for theirs, have a direction of their own. */
const others = /^(?:apps\/(?:hotel-website|sandbox|e2e)|bench|examples|integrations)\//;

/** Every style sheet of ours, also those that are not committed yet. */
const sheets = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !others.test(file) && existsSync(path.join(root, file)));

/** Values at the top level: `0 calc(1px + 2px)` has two. */
function valuesOf(text: string): readonly string[] {
  let joined = text.trim();
  while (/\([^()]*\)/.test(joined))
    joined = joined.replace(
      /\(([^()]*)\)/g,
      (_, inside: string) => `[${inside.replace(/\s/g, '')}]`,
    );
  return joined.split(/\s+/);
}

function namesSide(line: string): boolean {
  const [, right, , left] = valuesOf(fourSides.exec(line)?.[1] ?? '');
  return (left !== undefined && right !== left) || physical.some((side) => side.test(line));
}

it('style sheets name start and end, not left and right', () => {
  const found = sheets.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) =>
        namesSide(line) && !(meant[file] ?? []).some(([part]) => line.includes(part))
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('every exception is still needed', () => {
  const gone = Object.entries(meant).flatMap(([file, lines]) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return lines.filter(([part]) => !text.includes(part)).map(([part]) => `${file}: ${part}`);
  });
  expect(gone).toEqual([]);
});
