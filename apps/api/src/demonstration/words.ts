import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the demonstration says, by language: facilities, kinds of venues, cities, equipment,
 * pictures, and all texts of the houses in `said-by-houses.ts`, by their English words. Long words of facilities
 * have soft hyphens.
 */
const folder = path.join(import.meta.dirname, 'words');
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    ]),
);

/** A text of the demonstration in all languages that have it; the plain text if none has. */
export function named(name: string): string | { en: string; [language: string]: string } {
  const others = Object.entries(words).flatMap(([language, names]) => {
    const said = names[name];
    return said === undefined ? [] : [[language, said] as const];
  });
  return others.length === 0 ? name : { en: name, ...Object.fromEntries(others) };
}
