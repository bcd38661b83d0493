import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from '../root.ts';

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
