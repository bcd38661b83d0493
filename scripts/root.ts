import path from 'node:path';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '..');

/** Where a running Foyer keeps its data and what it serves. */
export const runFolder = process.env['FOYER_FOLDER'] ?? path.join(root, '.foyer');

/** Where the front door finds what it serves. */
export const siteFolder = path.join(runFolder, 'site');
