import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aPicture, aVenue } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { Gallery } from './gallery.tsx';

const none = { view360: null, video: null };
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => aPicture(`scene-${index}`, `Picture ${index}`));
/** Cells that are visible without swiping. */
const cellsInView = () =>
  [...document.querySelectorAll('figure')].filter(
    (cell) =>
      cell.offsetParent !== null &&
      cell.getBoundingClientRect().left < innerWidth &&
      cell.getBoundingClientRect().width > 0,
  ).length;

/** By the number of pictures: cells from 1140 px on, from 734 px on, and on a narrower page. */
const cells = [
  [0, 5, 3, 1],
  [1, 1, 1, 1],
  [2, 2, 2, 1],
  [3, 3, 3, 1],
  [4, 4, 3, 1],
  [5, 5, 3, 1],
  [9, 5, 3, 1],
] as const;
test.each(
  cells.flatMap(([count, wide, middle, narrow]) => [
    [count, 1140, wide] as const,
    [count, 1139, middle] as const,
    [count, 734, middle] as const,
    [count, 733, narrow] as const,
  ]),
)(
  '%i pictures at %i px stand in %i cells (VENUE-001, VENUE-002, CONST-024, A-034)',
  async (count, width, seen) => {
    await page.viewport(width, 900);
    await render(inVenuePage(<Gallery title="House" pictures={some(count)} views={none} />));
    expect(cellsInView()).toBe(seen);
    await page.viewport(1280, 900);
  },
);

test.each([734, 900, 1139, 1140])(
  'at %i px the buttons of a single picture stand at its end: words may stand at its start',
  async (width) => {
    await page.viewport(width, 900);
    await render(
      inVenuePage(<Gallery title="House" single="100vw" pictures={some(5)} views={none} />),
    );
    const button = page.getByRole('button', { name: /^All pictures/ });
    await expect.element(button).toBeVisible();
    expect(innerWidth - button.element().getBoundingClientRect().right).toBeLessThan(60);
    await page.viewport(1280, 900);
  },
);

test('on a phone all pictures are swiped through, with the number of the one that is seen (VENUE-001)', async () => {
  await page.viewport(390, 800);
  await render(inVenuePage(<Gallery title="House" pictures={some(7)} views={none} />));
  const strip = page.getByRole('group', { name: 'Pictures: House' }).element();
  await expect.element(page.getByText('1 / 7')).toBeVisible();
  for (const number of [2, 3, 4, 5, 6, 7]) {
    strip.scrollTo({ left: (number - 1) * strip.clientWidth });
    await expect.element(page.getByText(`${number} / 7`)).toBeVisible();
    await expect.element(page.getByAltText(`Picture ${number - 1}`)).toBeInTheDocument();
  }
  await page.viewport(1280, 900);
  await expect.element(page.getByText('7 / 7')).not.toBeInTheDocument();
});

test('all pictures stand in a dialog (VENUE-001)', async () => {
  await render(inVenuePage(<Gallery title="House" pictures={some(6)} views={none} />));
  await page.getByRole('button', { name: 'All pictures (6)' }).click();
  await expect.element(page.getByRole('dialog', { name: 'House' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the venue’s 360° view and its film open in frames; a page of the site’s own runs no scripts there (VENUE-058)', async () => {
  const { title, pictures } = aVenue();
  await render(
    inVenuePage(
      <Gallery
        title={title}
        pictures={pictures}
        views={{ view360: '/pictures/walk.html', video: 'https://films.example/embed/1' }}
      />,
    ),
  );
  await page.getByRole('button', { name: '360° view' }).click();
  const walk = page.getByTitle(`360° view: ${title}`);
  await expect.element(walk).toHaveAttribute('sandbox', '');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Film' }).click();
  await expect
    .element(page.getByTitle(`Film: ${title}`))
    .toHaveAttribute('src', 'https://films.example/embed/1');
});

test('a 360° picture of the site’s own is turned by the site’s viewer, which has no origin (VENUE-058)', async () => {
  await render(
    inVenuePage(
      <Gallery
        title="House"
        pictures={some(1)}
        views={{ view360: '/pictures/round-house.webp', video: null }}
      />,
    ),
  );
  await page.getByRole('button', { name: '360° view' }).click();
  const frame = page.getByTitle('360° view: House');
  await expect.element(frame).toHaveAttribute('src', '/pictures/round-view.html#round-house.webp');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts');
});

test('a venue without them has no such buttons, nor one whose addresses are no web addresses', async () => {
  const views = { view360: 'javascript:alert(1)', video: '//films.example/1' };
  const view = await render(
    inVenuePage(<Gallery title="House" pictures={some(1)} views={views} />),
  );
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await view.unmount();

  await render(inVenuePage(<Gallery title="House" pictures={some(1)} views={none} />));
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
