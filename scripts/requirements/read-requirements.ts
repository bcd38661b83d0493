import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/**
 * A rule in our own words, and the exports that implement it:
 * `packages/domain/src/query/tab.ts#defaultTab`.
 */
export type Requirement = { id: string; line: string; where: readonly string[] };

/**
 * An id with its topic, without an export that implements it: a rule about looks, or an example.
 */
export type Remark = { id: string; line: string };

/** A rule that is missing or implemented differently, and why. */
export type OpenRule = Remark & { why: string };

export type Requirements = {
  rules: readonly Requirement[];
  open: readonly OpenRule[];
  /** Rules that are tested at their function only, and why. */
  beside: readonly Remark[];
  drawn: readonly Remark[];
  /** Worked examples (`C-001`) and traps (`B-001`). */
  examples: readonly Remark[];
  /** Invalid lines of the files, as sentences. */
  problems: readonly string[];
};

const folder = path.join(root, 'packages/domain/requirements');

/** Every .tsv of `packages/domain/requirements`. */
export function readRequirements(): Requirements {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort();
  return parseRequirements(
    files.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') })),
  );
}

export function parseRequirements(files: readonly { name: string; text: string }[]): Requirements {
  const rules: Requirement[] = [];
  const open: OpenRule[] = [];
  const beside: Remark[] = [];
  const drawn: Remark[] = [];
  const examples: Remark[] = [];
  const problems: string[] = [];
  for (const { name, text } of files) {
    for (const [index, row] of text.split('\n').entries()) {
      if (row === '') continue;
      const [id = '', line = '', where, ...more] = row.split('\t');
      const remark = /^(examples|beside|drawn)\b/.test(name);
      const third = name === 'open.tsv' ? 'why' : 'where';
      const complete =
        /^[A-Z]+-\d{3}$/.test(id) &&
        line.trim() !== '' &&
        more.length === 0 &&
        (where === undefined) === remark;
      if (!complete)
        problems.push(
          `${name}:${index + 1} is not id, line${remark ? '' : `, ${third}`} with tabs between them`,
        );
      else if (name === 'examples.tsv') examples.push({ id, line });
      else if (name === 'beside.tsv') beside.push({ id, line });
      else if (where === undefined) drawn.push({ id, line });
      else if (name === 'open.tsv') open.push({ id, line, why: where });
      else if (!id.startsWith(`${name.replace('.tsv', '').toUpperCase()}-`))
        problems.push(`${name}:${index + 1} ${id} belongs into another file`);
      else rules.push({ id, line, where: where.split(' ').filter(Boolean) });
    }
  }
  return { rules, open, beside, drawn, examples, problems };
}
