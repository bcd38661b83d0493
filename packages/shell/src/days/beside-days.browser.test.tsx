import { aSite, aVenue, fakeBaseSession, fakeDaysSession, fakeVenueSession } from '@foyer/fixtures';
import type { VenueSession } from '@foyer/session';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inVenuePage } from '../testing/in-venue-page.tsx';
import { BesideDays } from './beside-days.tsx';

const logged: string[] = [];
const venue = aVenue({
  propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' },
});
const base = fakeBaseSession({
  site: aSite({ checkout: 'property', offerCards: 'plan' }),
  log: (event) => void logged.push(event),
});
const inPage = (session: VenueSession) =>
  inVenuePage(<BesideDays>the venue</BesideDays>, { page: { session } });
const venuePage = (session: VenueSession) => render(inPage(session));
const overone = { query: { meetingLength: 'overone' }, base, venue } as const;

test('a meeting of several days leaves the venue where it is on a site without a builder (A-166)', async () => {
  await venuePage(fakeVenueSession({ ...overone, base: fakeBaseSession() }));
  await venuePage(fakeVenueSession({ ...overone, venue: aVenue() }));
  await expect.element(page.getByText('the venue').first()).toBeVisible();
  expect(logged).toEqual([]);
});

test('a builder that cannot be fetched leaves the venue and its form, and is logged (D-4)', async () => {
  let opened = 0;
  const openDays = async () => {
    opened += 1;
    return fakeDaysSession();
  };
  await venuePage({ ...fakeVenueSession(overone), openDays });
  // No server answers /remotes.json here.
  await expect.poll(() => logged).toContain('days-missing');
  await expect.element(page.getByText('the venue')).toBeVisible();
  expect(opened).toBeGreaterThan(0);
});

test('an address that asks for the builder has its boxes in the venue’s place until it stands (VENUE-017, D-9)', async () => {
  const { container } = await venuePage({
    ...fakeVenueSession(overone),
    openDays: () => new Promise(() => undefined),
  });
  await expect.element(page.getByText('the venue')).not.toBeVisible();
  expect(container.querySelectorAll('[aria-hidden] > span').length).toBeGreaterThan(1);
});

test('the front door draws the boxes in the venue’s place (VENUE-017)', () => {
  expect(renderToString(inPage(fakeVenueSession(overone)))).toMatch(
    /^<div class="[^"]+" aria-hidden="true">.*<div hidden="">the venue<\/div>$/,
  );
  expect(renderToString(inPage(fakeVenueSession({ base, venue })))).toBe('<div>the venue</div>');
});

test('who turns to several days sees the venue until the builder stands', async () => {
  const session = fakeVenueSession({ base, venue });
  await venuePage({ ...session, openDays: () => new Promise(() => undefined) });
  session.set.query({ ...session.query.get(), meetingLength: 'overone' });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await expect.element(page.getByText('the venue')).toBeVisible();
});

test('another length asks for no builder (FORM-031)', async () => {
  let opened = 0;
  await venuePage({
    ...fakeVenueSession({ base, venue }),
    openDays: async () => {
      opened += 1;
      return fakeDaysSession();
    },
  });
  await expect.element(page.getByText('the venue')).toBeVisible();
  expect(opened).toBe(0);
});
