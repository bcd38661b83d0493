import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../../scripts/browser.ts';

const families = [
  'sans-serif',
  'serif',
  'Segoe UI',
  'Roboto',
  'Helvetica Neue',
  'Arial',
  'Liberation Sans',
];

/** Beside the approved pictures: what they were painted with. */
export const rendererFile = path.join(import.meta.dirname, '../approved/renderer.txt');

const said = (command: string, args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

/**
 * What decides how letters look: the browser's major version, and the fonts behind the families
 * that the tokens name.
 */
export function renderer(): string {
  const browser = findBrowser();
  const version =
    browser === null ? 'unknown' : (/\d+/.exec(said(browser, ['--version']))?.[0] ?? 'unknown');
  return [
    `Chromium ${version}, ${process.platform}`,
    ...families.map((family) => `${family}: ${said('fc-match', [family])}`),
  ].join('\n');
}

/**
 * The approved pictures were painted by such a renderer: only then a comparison says something
 * about us, and not about fonts.
 */
export const isRendererOfApproved = (): boolean =>
  existsSync(rendererFile) && readFileSync(rendererFile, 'utf8').trim() === renderer();
