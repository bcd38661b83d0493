import { brandRules } from '@foyer/sites';
import type { Scheme, StudioRow } from '@foyer/sites/studio';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives a page the brand of the row over its own. A constructed sheet needs no permission of the
 * page's policy, and comes after all others.
 */
export function dressPage(page: Document, { brand, start }: StudioRow, scheme: Scheme): void {
  const sheet = sheets.get(page) ?? addSheet(page);
  // Here a typeface may come late: it has just been chosen.
  sheet?.replaceSync(brandRules(brand).replaceAll('font-display:optional', 'font-display:swap'));
  page.documentElement.dataset['scheme'] = scheme;
  const opening = page.querySelector<HTMLElement>('[data-look]');
  if (opening) opening.dataset['look'] = start.look;
}

function addSheet(page: Document): CSSStyleSheet | null {
  const view = page.defaultView;
  if (!view) return null;
  // A page takes only sheets that were made in it.
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  sheets.set(page, sheet);
  return sheet;
}
