import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What each checklist item and kind of venue is called, by language; long words have soft hyphens. */
const folder = path.join(import.meta.dirname, 'checklist-words');
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    ]),
);

/** A name of the demonstration in all languages that have it; the plain name if none has. */
export function named(name: string): string | { en: string; [language: string]: string } {
  const others = Object.entries(words).flatMap(([language, names]) => {
    const said = names[name];
    return said === undefined ? [] : [[language, said] as const];
  });
  return others.length === 0 ? name : { en: name, ...Object.fromEntries(others) };
}
