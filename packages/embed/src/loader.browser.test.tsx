import { beforeAll, expect, test, vi } from 'vitest';

/** As the editor of a page leaves the tag; a button, for which nothing is asked early. */
function place(venue: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<div data-foyer-booking data-venue="${venue}" data-mode="button"><a href="/">Book</a></div>`;
  return element;
}
const tagIn = (element: HTMLElement) =>
  element.querySelector('[data-foyer-booking] > foyer-booking');

const early = place('early');

beforeAll(async () => {
  document.body.append(early);
  // The tag’s own script is none of this file’s matters: its preload stays unanswered.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const script = Object.assign(document.createElement('script'), {
    src: 'https://booking.example.com/embed.js',
  });
  // What a classic script reads; modules have none.
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./loader.ts');
});

test('a place that stands in the page becomes a tag, with its attributes and its link', () => {
  expect(tagIn(early)?.outerHTML).toBe(
    '<foyer-booking venue="early" mode="button"><a href="/">Book</a></foyer-booking>',
  );
});

test('a place that comes after the script becomes a tag as well', async () => {
  const late = place('late');
  document.body.append(late);
  await expect.poll(() => tagIn(late)?.getAttribute('venue')).toBe('late');
  expect(tagIn(late)?.textContent).toBe('Book');
});

test('a tag that the page takes out of its place stays out', async () => {
  const kept = place('kept');
  document.body.append(kept);
  await expect.poll(() => tagIn(kept)).not.toBeNull();
  tagIn(kept)?.remove();
  const after = place('after');
  document.body.append(after);
  await expect.poll(() => tagIn(after)).not.toBeNull();
  expect(tagIn(kept)).toBeNull();
});
