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
  dressOpening(page, start);
}

/** What the first screen of a page is to look like once its scripts have drawn it. */
const awaited = new WeakMap<Document, StudioRow['start']>();

function dressOpening(page: Document, start: StudioRow['start']): void {
  const opening = page.querySelector<HTMLElement>('[data-look]');
  if (opening) {
    compose(opening, start);
    return;
  }
  const isFollowed = awaited.has(page);
  awaited.set(page, start);
  if (isFollowed) return;
  const observer = new MutationObserver(() => {
    const drawn = page.querySelector<HTMLElement>('[data-look]');
    const latest = awaited.get(page);
    if (!drawn || !latest) return;
    observer.disconnect();
    awaited.delete(page);
    compose(drawn, latest);
  });
  observer.observe(page, { subtree: true, childList: true });
}

/**
 * The first screen is composed by its style sheet, and shows the pictures of the row as far as it has
 * places for them.
 */
function compose(opening: HTMLElement, { look, pictures }: StudioRow['start']): void {
  opening.dataset['look'] = look;
  opening.dataset['pictures'] = String(pictures.length);
  const places = [...opening.querySelectorAll('picture')];
  places.forEach((place, at) => {
    const address = pictures[at];
    place.parentElement?.toggleAttribute('hidden', address === undefined);
    if (address !== undefined) showPicture(place, address);
  });
  places[0]?.parentElement?.parentElement?.toggleAttribute('hidden', pictures.length === 0);
}

function showPicture(place: Element, address: string): void {
  for (const one of place.querySelectorAll('source, img'))
    for (const name of ['srcset', 'src']) {
      const before = one.getAttribute(name);
      const after = before?.replaceAll(/\/pictures\/[a-z-]+?(?=-\d+\.)/g, address) ?? null;
      if (after !== null && after !== before) one.setAttribute(name, after);
    }
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
