/**
 * Why the site’s scripts cannot run on this page itself. `isolated`: the page shows no frames of
 * others, and so no card form. `changed`: it has changed what every script builds on, so that others
 * in it fail.
 */
export type RealmProblem = 'isolated' | 'changed';

export function realmProblem(window: Window & typeof globalThis): RealmProblem | null {
  if (window.crossOriginIsolated) return 'isolated';
  return isSound() ? null : 'changed';
}

function isSound(): boolean {
  const names: string[] = [];
  for (const name in [] as object) names.push(name);
  for (const name in {}) names.push(name);
  const native = async () => undefined;
  return (
    names.length === 0 &&
    JSON.stringify({ list: [[1], new Date(0)] }) === '{"list":[[1],"1970-01-01T00:00:00.000Z"]}' &&
    native() instanceof Promise &&
    Array.from(new Set([1, 2])).join() === '1,2' &&
    [1, [2]].flat().length === 2 &&
    [3, 1].toSorted((one, other) => one - other).join() === '1,3' &&
    'abc'.replaceAll('b', '').length === 2 &&
    Object.fromEntries([['a', 1]]).a === 1
  );
}
