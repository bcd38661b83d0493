import path from 'node:path';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

/** Folder for a running Foyer's data and served files. */
export const runFolder = process.env['FOYER_FOLDER'] ?? path.join(root, '.foyer');

/** Folder of the files that the front door serves. */
export const siteFolder = path.join(runFolder, 'site');
