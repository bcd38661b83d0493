import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Storybook reads the order of its groups from the source, so that it stands there as a literal. */
const groups = [
  ...(/order: \[([^\]]+)\]/.exec(read('.storybook/preview.tsx'))?.[1] ?? '').matchAll(/'([^']+)'/g),
].map(([, name]) => name);

test('every story stands in a group of the tree, below a component', () => {
  const files = globSync('{.storybook,packages,apps}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  expect(files.length).toBeGreaterThan(50);
  const titles = files.map((file) => /title: '([^']+)'/.exec(read(file))?.[1] ?? file);
  const outside = titles.filter((title) => {
    const [group, component] = title.split('/');
    return !groups.includes(group) || component === undefined;
  });
  expect(outside).toEqual([]);
});
