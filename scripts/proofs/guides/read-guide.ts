import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root.ts';

export type GuideStep =
  | { kind: 'run'; command: string }
  | { kind: 'edit'; file: string; from: string; to: string }
  | { kind: 'write'; file: string; text: string };

/** The steps of each part of a guide in docs/guides, by the part's heading. */
export const readGuide = (name: string): ReadonlyMap<string, readonly GuideStep[]> =>
  stepsOf(readFileSync(path.join(root, 'docs/guides', `${name}.md`), 'utf8'));

/**
 * A block of `sh` is a command per line, a block of `diff` an edit, and any other block with a
 * language a whole new file. The last file name before a block, as `code`, is its file.
 */
export function stepsOf(markdown: string): ReadonlyMap<string, readonly GuideStep[]> {
  const parts = new Map<string, GuideStep[]>();
  let steps: GuideStep[] = [];
  let named = '';
  for (const [, heading, language, block, file] of markdown.matchAll(
    /^## (.+)$|^```(\w+)\n([\s\S]*?)^```$|`([\w./-]+\.\w+)`/gm,
  )) {
    if (heading !== undefined) parts.set(heading, (steps = []));
    else if (file !== undefined) named = file;
    else if (language !== undefined && block !== undefined)
      steps.push(...stepsOfBlock(language, block, named));
  }
  return parts;
}

function stepsOfBlock(language: string, block: string, file: string): GuideStep[] {
  switch (language) {
    case 'sh':
      return block
        .split('\n')
        .map((line) => line.replace(/ +#.*$/, '').trim())
        .filter((command) => command !== '')
        .map((command) => ({ kind: 'run', command }));
    case 'diff':
      return [{ kind: 'edit', file, from: side(block, '-'), to: side(block, '+') }];
    default:
      return [{ kind: 'write', file, text: block }];
  }
}

/** The lines of a diff before (`-`) or after (`+`) the edit. */
const side = (diff: string, sign: '-' | '+'): string =>
  diff
    .split(/(?<=\n)/)
    .filter((line) => line.startsWith(' ') || line.startsWith(sign) || line === '\n')
    .map((line) => (line === '\n' ? line : line.slice(1)))
    .join('');
