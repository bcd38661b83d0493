import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cataloguedLanguages, readEntries, variants } from '@foyer/i18n/server';
import { root } from '../root.ts';
import { type Glossary, wordProblems } from './word-problems.ts';

const folder = path.join(root, 'packages/i18n');

/** What is wrong with the words of all languages, and with the notes for translators. */
export const allWordProblems = (): readonly string[] => [
  ...cataloguedLanguages.filter((language) => language !== 'en').flatMap(problemsOf),
  ...notesOfNothing(),
];

function problemsOf(language: string): readonly string[] {
  const file = path.join(folder, 'glossary', `${language}.json`);
  if (!existsSync(file)) return [`${language}: there is no ${path.relative(root, file)}`];
  const glossary = JSON.parse(readFileSync(file, 'utf8')) as Glossary;
  const all = readEntries(language);
  const entries = all.flatMap(({ message, words }) => (words === null ? [] : [{ message, words }]));
  const missing = variants[language] === undefined ? all.filter(({ words }) => words === null) : [];
  return [
    ...missing.map(({ message }) => `${language}: “${message}”: has no words`),
    ...wordProblems(language, entries, glossary),
  ];
}

function notesOfNothing(): readonly string[] {
  const notes = JSON.parse(readFileSync(path.join(folder, 'words/notes.json'), 'utf8')) as object;
  const messages = new Set(
    readEntries('en').map(({ context, message }) =>
      context === null ? message : `${context}\u0004${message}`,
    ),
  );
  return Object.keys(notes)
    .filter((message) => !messages.has(message))
    .map((message) => `notes.json: “${message}” is no message`);
}
