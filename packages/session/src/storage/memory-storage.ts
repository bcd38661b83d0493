import type { BrowserStorage } from './browser-storage.ts';

/**
 * Keeps values as long as the page: on somebody else’s page, cookies and storage are theirs, and
 * what has to survive a reload stands in the address (D-9).
 */
export function createMemoryStorage(): BrowserStorage {
  const cookies = new Map<string, string>();
  const items = new Map<string, string>();
  const set = (map: Map<string, string>, key: string, value: string | null) =>
    value === null ? void map.delete(key) : void map.set(key, value);
  return {
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: ({ name }, value) => set(cookies, name, value),
    item: (key) => items.get(key) ?? null,
    setItem: (key, value) => set(items, key, value),
    outlivesPage: () => false,
  };
}
