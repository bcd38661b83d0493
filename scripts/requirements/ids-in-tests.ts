import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../root.ts';
import { idPattern } from './groups.ts';

/** A test that names an id; `title` is its title, or that of the table's row. */
export type Mention = { id: string; file: string; title: string };

const testFiles = [
  '{packages,apps,scripts}/**/*.test.ts',
  '{packages,apps}/**/*.browser.test.tsx',
  'apps/e2e/journeys/**/*.spec.ts',
];
/** The registry's own tests use ids as sample data. */
const skipped = /(^|\/)(node_modules|dist)\/|^scripts\/requirements\//;

/** Every id in the strings of a test; comments do not count. */
export function idsInTests(): readonly Mention[] {
  const files = globSync(testFiles, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !skipped.test(file))
    .sort()
    .flatMap((file) => idsInTest(file, readFileSync(path.join(root, file), 'utf8')));
}

export function idsInTest(file: string, text: string): readonly Mention[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found = new Map<string, Mention>();
  walk(program, '', (literal, around) => {
    for (const [id] of literal.matchAll(idPattern)) {
      const title = isOnlyIds(literal) ? around : literal.replace(/\s+/g, ' ').trim();
      found.set(`${id} ${title}`, { id, file, title });
    }
  });
  return [...found.values()];
}

/** Whether a table's column contains ids only: then the test's title is used instead. */
const isOnlyIds = (literal: string): boolean =>
  literal.replace(idPattern, '').replace(/[\s,]/g, '') === '';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `see` with every string of the program and the title of the test around it. */
function walk(value: unknown, title: string, see: (literal: string, title: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, title, see));
  if (!isNode(value)) return;
  const literal = textOf(value);
  if (literal !== null) return see(literal, title);
  const here = titleOf(value) ?? title;
  for (const child of Object.values(value)) walk(child, here, see);
}

function textOf(node: Node): string | null {
  if (node['type'] === 'BinaryExpression') return joinedText(node);
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node['type'] === 'JSXText') return typeof node['value'] === 'string' ? node['value'] : null;
  const cooked =
    node['type'] === 'TemplateElement' && isNode(node['value']) ? node['value']['cooked'] : null;
  return typeof cooked === 'string' ? cooked : null;
}

/** The text of a string over several lines: `'one ' + 'two'`. */
function joinedText({ operator, left, right }: Node): string | null {
  if (operator !== '+' || !isNode(left) || !isNode(right)) return null;
  const [begin, end] = [textOf(left), textOf(right)];
  return begin === null || end === null ? null : begin + end;
}

/** The title of `test('…')`, `it.each([…])('…')` and their like. */
function titleOf(node: Node): string | null {
  if (
    node['type'] !== 'CallExpression' ||
    !Array.isArray(node['arguments']) ||
    !isTest(node['callee'])
  )
    return null;
  const first: unknown = node['arguments'][0];
  return isNode(first) ? textOf(first) : null;
}

function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee['type'] === 'Identifier')
    return ['test', 'it', 'describe'].includes(String(callee['name']));
  return isTest(
    callee['type'] === 'MemberExpression'
      ? callee['object']
      : callee['type'] === 'CallExpression'
        ? callee['callee']
        : null,
  );
}
