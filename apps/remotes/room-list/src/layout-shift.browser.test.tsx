import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  anOffers,
  aRoom,
  aRoomOffer,
  aSite,
  aVenue,
  fakeVenueSession,
  someAlternatives,
  watchArrival,
  watchReload,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as english } from 'foyer:words/all/en';
import { RoomList } from './room-list.tsx';

const local = { code: 'USD', conversionRate: 1.09 };
const engine = aSite({ offerCards: 'book' });
const kinds = [
  ['to choose one of', aSite(), aVenue()],
  ['with an estimate', aSite({ showEstimate: true }), aVenue({ localCurrency: local })],
  ['of the booking engine', engine, aVenue()],
] as const;
const widths = [360, 560, 848, 1200];
const offers = anOffers(2, 1);
const small = aRoomOffer({
  room: aRoom({ min: 2, max: 8 }),
  fit: { kind: 'exceeds', delegates: 12, min: 2, max: 8 },
  listed: false,
});
const flat = aRoomOffer({ fit: { kind: 'layout', layout: 405, capacity: null }, listed: false });
const rooms = { together: [small, small], seating: [flat], nothing: [small] };

test.for(
  kinds.flatMap(([kind, site, venue]) => widths.map((width) => ({ kind, width, site, venue }))),
)(
  'rooms $kind, $width px wide: cards take the place of their skeletons, and a reload moves nothing (ROOM-002)',
  async ({ width, site, venue }) => {
    await page.viewport(1280, 1600);
    const session = fakeVenueSession({
      venue: { ...venue, roomCount: 2 },
      offers: { offers: null, loading: true },
      base: { site },
    });
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
        <FormatsContext value={session.formats}>
          <div style={{ inlineSize: width }}>
            <RoomList session={session} />
            <footer>below</footer>
          </div>
        </FormatsContext>
      </I18nProvider>,
    );
    const { skeletons, cards, moved } = await watchArrival(session, offers);
    expect(skeletons).toHaveLength(2);
    expect(cards).toEqual(skeletons);
    expect(moved).toEqual([]);
  },
);

test('a reload after a discount code that found nothing keeps the notice where it is (FORM-064)', async () => {
  const session = fakeVenueSession({ offers: { offers }, form: { discount: 'none_found' } });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
      <FormatsContext value={session.formats}>
        <RoomList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  expect(await watchReload(session, offers)).toEqual([]);
});

test.for([
  ['two rooms together at 320 px', 320, 'together'],
  ['another seating at 320 px', 320, 'seating'],
  ['another seating at 1200 px', 1200, 'seating'],
  ['nothing, for a group that is larger than two rooms, at 320 px', 320, 'nothing'],
] as const)(
  'nothing suits: %s takes the place that was kept for it, and what follows stays',
  async ([, width, kind]) => {
    await page.viewport(1280, 1600);
    const alternatives = someAlternatives();
    const found = alternatives.found.filter((alternative) => alternative.kind === kind);
    const { promise, resolve } = Promise.withResolvers<typeof alternatives>();
    const session = fakeVenueSession({
      offers: { offers: { ...offers, rooms: rooms[kind] } },
    });
    const around = { ...session.around, alternatives: () => promise };
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
        <FormatsContext value={session.formats}>
          <div style={{ inlineSize: width }}>
            <RoomList session={{ ...session, around }} />
            <footer>below</footer>
          </div>
        </FormatsContext>
      </I18nProvider>,
    );
    const looking = page.getByText('Looking for other times and rooms …');
    await expect.element(looking).toBeInTheDocument();
    const footer = () => page.getByText('below').element().getBoundingClientRect().top;
    const before = footer();
    resolve({ wanted: null, found });
    await expect.element(looking).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Take this' }))
      .toHaveLength(kind === 'nothing' ? 0 : 1);
    expect(Math.abs(footer() - before)).toBeLessThan(2);
  },
);
