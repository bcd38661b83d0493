import { type StudioRow, studioRow } from '@foyer/sites/studio';
import { expect, onTestFinished, test } from 'vitest';
import { dressPage } from './dress-page.ts';

function emptyPage(): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  if (!frame.contentDocument) throw new Error('the frame has no page');
  return frame.contentDocument;
}

const rowOf = (siteId: string): StudioRow => {
  const row = studioRow(siteId);
  if (!row) throw new Error(`there is no row of ${siteId}`);
  return row;
};

/** As a page draws its first screen: five places for pictures, here in nobody's look. */
function draw(page: Document): HTMLElement {
  page.body.innerHTML = `<section data-look="">${'<p><picture><img></picture></p>'.repeat(5)}</section>`;
  const opening = page.querySelector<HTMLElement>('[data-look]');
  if (!opening) throw new Error('nothing was drawn');
  return opening;
}

test('a first screen that its scripts draw late is composed by the newest draft', async () => {
  const page = emptyPage();
  dressPage(page, rowOf('marketplace'), 'light');
  dressPage(page, rowOf('chain-hotel-chain'), 'dark');
  const opening = draw(page);
  await expect.poll(() => opening.dataset['look']).toBe(rowOf('chain-hotel-chain').start.look);
  expect(page.documentElement.dataset['scheme']).toBe('dark');
});

test('what is drawn is composed at each change', () => {
  const page = emptyPage();
  const opening = draw(page);
  for (const id of ['marketplace', 'travel-corporate']) {
    const { start } = rowOf(id);
    dressPage(page, rowOf(id), 'light');
    expect(opening.dataset['look']).toBe(start.look);
    expect(opening.querySelectorAll('p:not([hidden])')).toHaveLength(
      Math.min(5, start.pictures.length),
    );
  }
});
