import { holdSizes } from '@foyer/federation/page';
import { afterEach, expect, test, vi } from 'vitest';
import { keepSizes } from './keep-sizes.ts';

const before = 200;
let present: HTMLElement | null = null;

/** A page with one slot, whose remote shows an element of this height. */
function pageWith(high: number, boxes = false): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML =
    `<div data-remote="orders" data-state="ready" style="display: grid; inline-size: ` +
    `300px"><div data-box><div ${boxes ? 'data-skeleton' : ''} style="block-size: ` +
    `${high}px"></div></div></div>`;
  present?.remove();
  present = document.body.appendChild(page);
  return page;
}

/**
 * A reload as in a browser: the history entry stays, the page's head runs, then the page is built.
 */
function reloadedWith(high: number, boxes = false): HTMLElement {
  document.adoptedStyleSheets = [];
  const script = document.createElement('script');
  script.textContent = holdSizes;
  document.head.append(script);
  script.remove();
  const page = pageWith(high, boxes);
  keepSizes(page, Promise.resolve());
  return page;
}

const heightOf = (page: HTMLElement) =>
  page.querySelector('[data-remote]')?.getBoundingClientRect().height;
const isCut = (page: HTMLElement) =>
  (heightOf(page) ?? 0) < (page.querySelector('[data-box]')?.getBoundingClientRect().height ?? 0);
const passed = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function leftAt(high: number): Promise<void> {
  keepSizes(pageWith(high), Promise.resolve());
  await vi.waitFor(() => expect(JSON.stringify(history.state)).toContain(`${high}px`));
}

afterEach(() => {
  present?.remove();
  document.adoptedStyleSheets = [];
  history.replaceState(null, '');
});

test('what has become longer while one was away is there as a whole at once', async () => {
  await leftAt(before);
  const page = reloadedWith(320);
  expect([heightOf(page), isCut(page)]).toEqual([320, false]);
  await passed(400);
  expect(heightOf(page)).toBe(320);
});

test('what has become shorter keeps its place for a while', async () => {
  await leftAt(before);
  const page = reloadedWith(80);
  expect(heightOf(page)).toBe(before);
  await passed(1000);
  expect(heightOf(page)).toBe(before);
  await vi.waitFor(() => expect(heightOf(page)).toBe(80), 4000);
});

test('boxes that are higher than what follows move nothing, and what is as before neither', async () => {
  await leftAt(before);
  const page = reloadedWith(500, true);
  expect(heightOf(page)).toBe(before);
  page
    .querySelector('[data-box]')
    ?.replaceChildren(...(pageWith(before).querySelector('[data-box]')?.children ?? []));
  document.body.append(page);
  expect(heightOf(page)).toBe(before);
});
