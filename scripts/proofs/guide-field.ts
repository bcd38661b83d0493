import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, runFolder } from '../root.ts';
import { type Proof, table } from './page.ts';

const run = promisify(execFile);
const guide = path.join(root, 'docs/guides/add-a-field.md');
/** The field that the guide adds, and the tests of it that have to have run, by project. */
const field = 'costCentre';
const sees: Readonly<Record<string, readonly string[]>> = {
  rules: ['reads what it wrote'],
  browser: [
    `${field} is typed, survives a reload, and is part of the order`,
    `${field} has a label in both languages`,
    `${field} says so when it has more characters than its limit`,
    `${field} is marked as required where its row says so`,
  ],
  api: [
    `${field} is on the wire, is stored with the order, and stands in its mails`,
    `${field} is another order when it is another one`,
    `${field} is refused above its limit`,
    `${field} is refused when it is empty, where its row requires it`,
  ],
};
const isWords = (file: string): boolean => /\.po$|\/words\/\w+\.ts$|-labels\.ts$/.test(file);

/**
 * Follows docs/guides/add-a-field.md on a copy of the project, as it is written: the new field has
 * to be in the form, on the wire, in the database and in the mails, optional and required.
 */
export async function proveFieldGuide(): Promise<Proof> {
  const started = performance.now();
  const copy = copyProject();
  const problems: string[] = [];
  try {
    const parts = new Map(
      readFileSync(guide, 'utf8')
        .split(/^## /m)
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('\n')), part]),
    );
    const partOf = (heading: string): string => {
      const part = parts.get(heading);
      if (part === undefined) throw new Error(`the guide has no part “${heading}”`);
      return part;
    };
    const edited = new Set<string>();
    for (const heading of ['Add the row', 'Add its words'])
      for (const file of await follow(copy, partOf(heading))) edited.add(file);
    problems.push(...(await check(copy, partOf('Check it'), 'optional')));
    for (const file of await follow(copy, partOf('Require it'))) edited.add(file);
    problems.push(...(await check(copy, partOf('Check it'), 'required')));
    const files = [...edited].filter((file) => !isWords(file));
    if (files.length > 3) problems.push(`${files.length} files were edited: ${files.join(', ')}`);
    return {
      heading: 'A field is one row and its words',
      text: `docs/guides/add-a-field.md is followed on a copy, as it is written. The new field has to be typed in the form, kept
over a reload, sent, refused above its limit and where it is required and empty, stored, read back, and in both mails:
${problems.length === 0 ? 'it was' : 'it was not'}.

${table(
  ['', 'count'],
  [
    ['files edited besides words', files.length],
    ['files with words', edited.size - files.length],
    ['seconds', Math.round((performance.now() - started) / 1000)],
  ],
)}`,
      problems,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The tracked files, with links to the installed libraries; workspace packages are the copies. */
function copyProject(): string {
  mkdirSync(runFolder, { recursive: true });
  const copy = mkdtempSync(path.join(runFolder, 'guide-field-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0'))
    if (file !== '' && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(copy, file));
  const asLinks = { recursive: true, verbatimSymlinks: true };
  for (const folder of new Set(tracked.split('\0').map((file) => path.dirname(file)))) {
    const libraries = path.join(folder, 'node_modules');
    if (folder !== '.' && folder !== 'tools' && existsSync(path.join(root, libraries)))
      cpSync(path.join(root, libraries), path.join(copy, libraries), asLinks);
  }
  const libraries = path.join(root, 'node_modules');
  symlinkSync(path.join(root, 'tools/node_modules'), path.join(copy, 'tools/node_modules'));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(libraries))
    if (name !== '@foyer' && !name.startsWith('.vite'))
      symlinkSync(path.join(libraries, name), path.join(copy, 'node_modules', name));
  cpSync(path.join(libraries, '@foyer'), path.join(copy, 'node_modules/@foyer'), asLinks);
  return copy;
}

/** Makes the edits of a part and runs its commands; answers the edited files. */
async function follow(copy: string, part: string): Promise<readonly string[]> {
  const edited: string[] = [];
  let named: string[] = [];
  let isUsed = false;
  for (const [, language, block, file] of part.matchAll(
    /^```(\w+)\n([\s\S]*?)^```$|`([\w./-]+\.\w+)`/gm,
  )) {
    if (file !== undefined) {
      // The files of a block are those named since the last one; further blocks may follow them.
      named = isUsed ? [file] : [...named, file];
      isUsed = false;
    } else if (language === 'diff' && block !== undefined) {
      for (const name of named) edit(path.join(copy, name), block);
      edited.push(...named);
      isUsed = true;
    } else if (language === 'sh' && block !== undefined) {
      for (const command of block.trim().split('\n')) await shell(copy, command);
      isUsed = true;
    }
  }
  return edited;
}

function edit(file: string, diff: string): void {
  const side = (sign: '-' | '+') =>
    diff
      .split(/(?<=\n)/)
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('');
  const [before, after, ...more] = readFileSync(file, 'utf8').split(side('-'));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`the lines to edit do not stand once in ${file}:\n${side('-')}`);
  writeFileSync(file, before + side('+') + after);
}

const shell = (copy: string, command: string) =>
  run('sh', ['-c', command], { cwd: copy, maxBuffer: 64 * 2 ** 20, env: process.env });

type Report = {
  testResults: readonly {
    assertionResults: readonly { title: string; status: string }[];
  }[];
};

/** Runs the commands of a part; a test that did not run is missed as one that failed. */
async function check(copy: string, part: string, as: string): Promise<string[]> {
  const problems: string[] = [];
  const commands = /^```sh\n([\s\S]*?)^```$/m.exec(part)?.[1]?.trim().split('\n') ?? [];
  for (const command of commands) {
    const project = /--project (\w+)/.exec(command)?.[1];
    const report = path.join(copy, '.report.json');
    const reported = project ? `${command} --reporter=json --outputFile=${report}` : command;
    const failure = await shell(copy, reported).then(
      () => null,
      (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
    );
    if (failure !== null) problems.push(`${as}: “${command}” failed:\n${failure.slice(-3000)}`);
    if (project === undefined || !existsSync(report)) continue;
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { title, status } of tests)
      if (status !== 'passed') problems.push(`${as}: ${status}: ${title}`);
    for (const title of sees[project] ?? [])
      if (!tests.some((test) => test.title.includes(title)))
        problems.push(`${as}: no test: ${title}`);
    rmSync(report);
  }
  return problems;
}
