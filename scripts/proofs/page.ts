import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';

/**
 * A part of docs/proofs.md: the result, and sentences on why it is not proved, empty when it is.
 */
export type Proof = { heading: string; text: string; problems: readonly string[] };

const page = path.join(root, 'docs/proofs.md');

/** Writes one part of docs/proofs.md, with date and machine; the other parts stay. */
export function writeProof({ heading, text }: Proof): void {
  const version = String(
    JSON.parse(readFileSync(path.join(root, 'release/package.json'), 'utf8')).version,
  );
  const shown =
    `${new Date().toISOString().slice(0, 10)}, Foyer ${version}, ${cpus().length} cores, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB.`;
  writeFileSync(page, withPart(readFileSync(page, 'utf8'), heading, `${text.trim()}\n\n${shown}`));
}

/** The page with the part of that heading replaced; the handwritten part stays the last. */
export function withPart(text: string, heading: string, body: string): string {
  const parts = text.split(/^(?=## )/m);
  const part = `## ${heading}\n\n${body}\n\n`;
  const place = parts.findIndex((other) => other.startsWith(`## ${heading}\n`));
  return place === -1
    ? [...parts.slice(0, -1), part, ...parts.slice(-1)].join('')
    : parts.with(place, part).join('');
}

/** A Markdown table; the first column is text, the others are numbers. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
