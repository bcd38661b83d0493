import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../root.ts';

type Node = Readonly<Record<string, unknown>>;
/** An export of a file; `*` stands for all of them. */
type Place = { file: string; name: string };
type Names = Map<string, Set<string>>;

type Module = {
  /** What each top-level declaration of the file uses, names and `import()`, by its own name. */
  uses: Names;
  /** Names used as soon as the file is loaded. */
  atOnce: Set<string>;
  /** The origin of each imported name: `cartTotal`, or `import(./cart.ts)`. */
  imports: Map<string, Place>;
  /** The local name of each export. */
  exports: Map<string, string>;
  /** Re-exports of other files by name, and the files that are re-exported as a whole. */
  passedOn: Map<string, Place>;
  passedOnWhole: string[];
};

type Sources = {
  /** Files that run without being imported. */
  entries: readonly string[];
  /** The entry file of each workspace package, such as `@foyer/domain`. */
  packages: Readonly<Record<string, string>>;
  /** The text of a file, or `null` where it is no module of ours. */
  read: (file: string) => string | null;
};

/**
 * Tells whether running code uses an export: an entry, or a declaration that an entry reaches
 * through imports, re-exports, `import()` and other declarations of the same file. A name always
 * means the top-level declaration of its file; `typeof name` in a type is no use.
 */
export function reachableExports({ entries, packages, read }: Sources): (place: Place) => boolean {
  const modules = new Map<string, Module | null>();
  const moduleAt = (file: string): Module | null => {
    let module = modules.get(file);
    if (module === undefined) {
      const text = read(file);
      module = text === null ? null : parse(file, text, packages);
      modules.set(file, module);
    }
    return module;
  };
  const reached = new Set<string>();
  const loaded = new Set<string>();
  const waiting: (() => void)[] = [];

  const load = (file: string): void => {
    const module = moduleAt(file);
    if (loaded.has(file) || module === null) return;
    loaded.add(file);
    for (const name of module.atOnce) waiting.push(() => use(file, module, name));
  };

  const reach = ({ file, name }: Place): void => {
    const module = moduleAt(file);
    if (module === null || reached.has(`${file}#${name}`)) return;
    reached.add(`${file}#${name}`);
    load(file);
    if (name === '*') {
      for (const each of [...module.exports.keys(), ...module.passedOn.keys()])
        waiting.push(() => reach({ file, name: each }));
    }
    const local = module.exports.get(name);
    const elsewhere = module.passedOn.get(name);
    if (local !== undefined) use(file, module, local);
    else if (elsewhere !== undefined) waiting.push(() => reach(elsewhere));
    else for (const other of module.passedOnWhole) waiting.push(() => reach({ file: other, name }));
  };

  const use = (file: string, module: Module, name: string): void => {
    const key = `${file}#local ${name}`;
    if (reached.has(key)) return;
    reached.add(key);
    const imported = module.imports.get(name);
    if (imported !== undefined) waiting.push(() => reach(imported));
    for (const used of module.uses.get(name) ?? []) waiting.push(() => use(file, module, used));
  };

  for (const entry of entries) reach({ file: entry, name: '*' });
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next();
  return ({ file, name }) => {
    const local = moduleAt(file)?.exports.get(name);
    return local === undefined
      ? reached.has(`${file}#${name}`)
      : reached.has(`${file}#local ${local}`);
  };
}

function parse(file: string, text: string, packages: Sources['packages']): Module {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const resolve = (request: string): string =>
    packages[request] ?? path.posix.join(path.posix.dirname(file), request);
  const result: Module = {
    uses: new Map(),
    atOnce: new Set(),
    imports: new Map(),
    exports: new Map(),
    passedOn: new Map(),
    passedOnWhole: [],
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = resolve(moduleRequest.value);
    const place = (name: string): Place => ({ file: from, name });
    // `import './start.ts'` runs the file.
    if (entries.length === 0) add(result, result.atOnce, place(''), `import ${from}`);
    for (const { localName, importName } of entries)
      result.imports.set(localName.value, place(importedName(importName)));
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const name = exportName.kind === 'Default' ? 'default' : exportName.name;
      if (moduleRequest) {
        const from = resolve(moduleRequest.value);
        if (name === null) result.passedOnWhole.push(from);
        else result.passedOn.set(name, { file: from, name: importedName(importName) });
      } else if (name !== null) result.exports.set(name, localName.name ?? 'default');
    }
  }
  for (const statement of program.body) {
    const node: unknown = statement;
    if (isNode(node)) collect(node, result, resolve);
  }
  return result;
}

const importedName = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : kind === 'Name' && name !== null ? name : '*';

function add({ imports }: Module, names: Set<string>, place: Place, key: string): void {
  imports.set(key, place);
  names.add(key);
}

/** Records what a top-level statement declares and uses. */
function collect(statement: Node, module: Module, resolve: (request: string) => string): void {
  const type = String(statement['type']);
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return;
  if (type === 'ExportNamedDeclaration') {
    if (isNode(statement['declaration'])) collect(statement['declaration'], module, resolve);
    return;
  }
  const declarations = type === 'VariableDeclaration' ? statement['declarations'] : [statement];
  for (const declaration of Array.isArray(declarations) ? declarations : []) {
    const used = new Set<string>();
    walk(
      declaration,
      (name) => used.add(name),
      (request) => add(module, used, { file: resolve(request), name: '*' }, `import(${request})`),
    );
    const names =
      type === 'ExportDefaultDeclaration'
        ? ['default', ...namesOf(statement['declaration'])]
        : namesOf(declaration);
    for (const name of names) module.uses.set(name, used);
    if (names.length === 0) for (const name of used) module.atOnce.add(name);
  }
}

/** The names that a declaration declares. */
function namesOf(declaration: unknown): readonly string[] {
  if (!isNode(declaration) || !isNode(declaration['id'])) return [];
  const names: string[] = [];
  walk(
    declaration['id'],
    (name) => names.push(name),
    () => {},
  );
  return names;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `see` with every used name, and `load` with every file of an `import()`. */
function walk(value: unknown, see: (name: string) => void, load: (file: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => walk(item, see, load));
  if (!isNode(value) || value['type'] === 'TSTypeQuery') return;
  const source = value['type'] === 'ImportExpression' ? value['source'] : null;
  if (isNode(source) && typeof source['value'] === 'string') load(source['value']);
  if (value['type'] === 'Identifier' || value['type'] === 'JSXIdentifier')
    see(String(value['name']));
  for (const [key, child] of Object.entries(value))
    if (!isLabel(value, key)) walk(child, see, load);
}

/** Whether a name is only a key: `name` in `{ name: 1 }`, `a.name` and `<a name>`. */
const isLabel = (parent: Node, key: string): boolean =>
  ((key === 'key' || key === 'property') && parent['computed'] !== true) ||
  (key === 'name' && parent['type'] === 'JSXAttribute');

/** Names that a file exports, or `null` where the file does not exist. */
export function exportedNames(file: string): ReadonlySet<string> | null {
  const full = path.join(root, file);
  if (!existsSync(full)) return null;
  const { module } = parseSync(file, readFileSync(full, 'utf8'));
  return new Set(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) =>
        exportName.kind === 'Default' ? ['default'] : (exportName.name ?? []),
      ),
    ),
  );
}
