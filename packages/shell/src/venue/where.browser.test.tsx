import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aVenue } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { Where } from './where.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const tall = <div style={{ blockSize: '300vh' }} />;

test(
  'address, directions, and a map that is a drawing where no tiles are configured, and says so ' +
    '(VENUE-004, VENUE-012, API-033)',
  async () => {
    await render(inVenuePage(<Where venue={aVenue()} />));
    await expect.element(page.getByText('Eteläranta 14, 00130 Helsinki')).toBeVisible();
    await expect.element(page.getByText('A drawing, not a map of the place')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Directions' }))
      .toHaveAttribute('href', expect.stringContaining('geo:60.1658,24.9526'));
    await expect
      .element(page.getByRole('link', { name: 'Open in maps' }))
      .toHaveAttribute('href', expect.stringMatching(/mlat=60\.1658&mlon=24\.9526/));
    await expect
      .element(page.getByRole('link', { name: 'Open in maps' }))
      .toHaveAttribute('target', '_blank');
    expect(document.querySelectorAll('img')).toHaveLength(0);
  },
);

test('with tiles it is a map with a pin, buttons and thanks; the box keeps its size (VENUE-012)', async () => {
  await render(
    inVenuePage(<Where venue={aVenue()} />, {
      venue: { tiles: { url: pixel, attribution: '© the people who drew it' } },
    }),
  );
  const box = page.getByRole('region', { name: 'Map: Grand Harbour Hotel' });
  const around = page.getByRole('link', { name: 'Open in maps' }).element().parentElement
    ?.previousElementSibling as HTMLElement | null;
  const height = around?.offsetHeight;
  await expect.element(box).toHaveAttribute('data-state', 'shown');
  await expect.element(page.getByText('A drawing, not a map of the place')).not.toBeInTheDocument();
  await expect.element(box.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.element(box.getByText('© the people who drew it')).toBeVisible();
  expect(around?.offsetHeight).toBe(height);
});

test('tiles that never come leave the drawing', async () => {
  await render(
    inVenuePage(<Where venue={aVenue()} />, {
      venue: { tiles: { url: 'data:image/png;base64,AAAA', attribution: '' } },
    }),
  );
  await expect.poll(() => document.querySelectorAll('.leaflet-tile').length).toBeGreaterThan(0);
  await expect.element(page.getByText('A drawing, not a map of the place')).toBeVisible();
});

test('far below the view nothing of the map is loaded', async () => {
  await render(
    inVenuePage(
      <>
        {tall}
        <Where venue={aVenue()} />
      </>,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.querySelector('section svg[viewBox="0 0 800 400"]')).toBeNull();
  window.scrollTo(0, document.body.scrollHeight);
  await expect.element(page.getByText('A drawing, not a map of the place')).toBeVisible();
});
