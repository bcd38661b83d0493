import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Library from '@testing-library/dom';

/** A text to be found: a part of what is there in any case, or a pattern. */
export type Text = string | { source: string; flags: string };

/** A step from a place to what is in it, as data: it is sent into the page. */
export type Step =
  | { by: 'role'; role: string; name?: Text; exact?: boolean; level?: number }
  | { by: 'selector'; selector: string }
  | { by: 'text'; text: Text }
  | { by: 'index'; index: number }
  | { by: 'frame' };

declare global {
  var TestingLibraryDom: typeof Library | undefined;
}

/** Script that gives a page the library which `findIn` needs: it knows roles and names. */
export const libraryScript = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs in the page. */
export const hasLibrary = (): boolean => 'TestingLibraryDom' in globalThis;

/**
 * Runs in the page: the first visible element at the end of the steps. Shadow roots count as part of
 * what they are in, and names are compared as Playwright does it.
 */
export function findIn(steps: readonly Step[]): Element | null {
  const library = globalThis.TestingLibraryDom;
  if (!library) return null;
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const says = (text: string, wanted: Text, exact = false) => {
    if (typeof wanted !== 'string') return new RegExp(wanted.source, wanted.flags).test(text);
    return exact
      ? inOneLine(text) === wanted
      : inOneLine(text).toLowerCase().includes(wanted.toLowerCase());
  };
  const rootsIn = (place: ParentNode): ParentNode[] => [
    place,
    ...[place, ...place.querySelectorAll('*')].flatMap((each) =>
      each instanceof Element && each.shadowRoot ? rootsIn(each.shadowRoot) : [],
    ),
  ];
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLScriptElement || node instanceof HTMLStyleElement) return '';
    const shadow = node instanceof Element && node.shadowRoot ? [node.shadowRoot] : [];
    return [...shadow, ...node.childNodes].map(textOf).join('');
  };
  let places: ParentNode[] = [document];
  for (const step of steps) {
    const inEach = (find: (root: ParentNode) => Iterable<ParentNode>) =>
      places.flatMap(rootsIn).flatMap((root) => [...find(root)]);
    if (step.by === 'index') places = places.slice(step.index, step.index + 1);
    else if (step.by === 'selector')
      places = inEach((root) => root.querySelectorAll(step.selector));
    else if (step.by === 'text') places = places.filter((place) => says(textOf(place), step.text));
    else if (step.by === 'role') {
      const { role, name, exact, level } = step;
      places = inEach((root) =>
        library.queryAllByRole(root as HTMLElement, role, {
          ...(name !== undefined && { name: (text: string) => says(text, name, exact) }),
          ...(level !== undefined && { level }),
        }),
      );
    }
  }
  const visible = places.find(
    (place) => place instanceof Element && place.getClientRects().length > 0,
  );
  return visible instanceof Element ? visible : null;
}

/**
 * Runs in the page: brings an element into view and waits until it has stopped moving, because a
 * click goes to the place where the element was.
 */
export async function comeToRest(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  let before = '';
  for (let still = 0; still < 3;) {
    // Not by animation frames: WebKit has none in a frame out of view.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const now = place();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page: whether a press at the middle of an element, which is in view, reaches it. */
export function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const hit = (root instanceof ShadowRoot ? root : document).elementFromPoint(
    x + width / 2,
    y + height / 2,
  );
  return (
    hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
  );
}
