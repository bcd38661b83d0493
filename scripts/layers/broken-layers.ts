import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import { type Layer, layers } from './table.ts';

const importLine =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const onlyForTests = /\.(test|stories|browser\.test)\.tsx?$|\/testing\//;
const toolFile = /(^|\/)(vite|vitest|drizzle|playwright)\.config\.ts$/;

/** Every import that the table does not allow, as sentences. */
export function brokenLayers(): string[] {
  return Object.entries(layers).flatMap(([folder, layer]) =>
    sourceFiles(path.join(root, folder)).flatMap((file) => brokenIn(file, folder, layer)),
  );
}

function brokenIn(file: string, folder: string, layer: Layer): string[] {
  const shown = path.relative(root, file);
  if (toolFile.test(shown)) return [];
  const found: string[] = [];
  for (const match of readFileSync(file, 'utf8').matchAll(importLine)) {
    const specifier = match[4] ?? match[5] ?? '';
    const names = match[3] ?? '';
    const typesOnly =
      match[2] !== undefined ||
      (names.startsWith('{') &&
        names
          .replace(/[{}\s]/g, '')
          .split(',')
          .filter(Boolean)
          .every((name) => name.startsWith('type')));
    if (
      specifier.startsWith('.') &&
      leavesItsPackage(file, specifier, [folder, ...(layer.reaches ?? [])])
    )
      found.push(`${shown} reaches out of its package: ${specifier}`);
    const wanted = /^@foyer\/([\w-]+)/.exec(specifier)?.[1];
    if (wanted === undefined || folder === `packages/${wanted}`) continue;
    const allowed =
      layer.may.includes(wanted) ||
      (typesOnly && (layer.typesOnly ?? []).includes(wanted)) ||
      ([...(layer.inTests ?? []), 'fixtures'].includes(wanted) && onlyForTests.test(shown));
    const fixturesInProduct =
      wanted === 'fixtures' && !onlyForTests.test(shown) && folder !== 'apps/e2e';
    if (!allowed || fixturesInProduct)
      found.push(
        `${shown} may not import ${specifier}${(layer.typesOnly ?? []).includes(wanted) ? ' (types only)' : ''}`,
      );
  }
  return found;
}

function leavesItsPackage(file: string, specifier: string, folders: readonly string[]): boolean {
  const reached = path.relative(root, path.resolve(path.dirname(file), specifier));
  const homes = folders.map((folder) =>
    /^apps\/(remotes|hosts)$/.test(folder)
      ? path.relative(root, file).split(path.sep).slice(0, 3).join(path.sep)
      : folder,
  );
  return !homes.some((home) => reached.startsWith(home));
}

/** Source files of a folder, without installed and built ones. */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('dist')
        ? []
        : sourceFiles(full);
    return /\.tsx?$/.test(entry.name) ? [full] : [];
  });
}
