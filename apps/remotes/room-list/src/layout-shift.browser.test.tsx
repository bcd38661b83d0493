import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { ratesOnCards } from '@foyer/domain';
import {
  anOffers,
  aSite,
  aVenue,
  fakeVenueSession,
  watchArrival,
  watchReload,
} from '@foyer/fixtures';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages as english } from './locales/en.po';
import { RoomList } from './room-list.tsx';
import { RoomSkeletons } from './room-skeletons.tsx';

const local = { code: 'USD', conversionRate: 1.09 };
const engine = aSite({ offerCards: 'book' });
const kinds = [
  ['to choose one of', aSite(), aVenue()],
  ['with an estimate', aSite({ showEstimate: true }), aVenue({ localCurrency: local })],
  ['of the booking engine', engine, aVenue()],
] as const;
const widths = [360, 560, 848, 1200];
const offers = anOffers(2, 1);
/**
 * Four listed rooms: with many packages, with one, with none, and one that is only available with a
 * package.
 */
const unequal = {
  rooms: anOffers(5, 0).rooms.map((offer) =>
    offer.room.id === 'room-4' ? { ...offer, room: { ...offer.room, webBookable: false } } : offer,
  ),
  packages: anOffers(0, 4).packages.map((offer, index) => ({
    ...offer,
    package: {
      ...offer.package,
      title: 'Harbour day',
      roomIds: index === 0 ? ['harbour-room', 'lighthouse-studio', 'room-4'] : ['harbour-room'],
    },
  })),
  discount: 'none' as const,
};

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

test.for(widths)(
  'the cards of the booking engine, %i px wide: once the offers are known, their boxes have as ' +
    'many rates as the cards that follow (ROOM-023 to ROOM-025)',
  async (width) => {
    await page.viewport(1280, 1600);
    const session = fakeVenueSession({
      venue: aVenue(),
      offers: { offers: null, loading: true },
      base: { site: engine },
    });
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
        <FormatsContext value={session.formats}>
          <div style={{ inlineSize: width }}>
            <div style={{ container: 'cards / inline-size' }}>
              <RoomSkeletons
                number={4}
                cards="book"
                rates={() => ratesOnCards(unequal, session.query.get(), engine)}
                hasPackages
              />
            </div>
            <RoomList session={session} />
          </div>
        </FormatsContext>
      </I18nProvider>,
    );
    const highs = (cards: string) =>
      [...document.querySelectorAll<HTMLElement>(cards)].map(({ offsetHeight }) => offsetHeight);
    session.set.offers({ offers: unequal, loading: false });
    await expect.poll(() => highs('article:not([aria-hidden])')).toHaveLength(4);
    expect(highs('article:not([aria-hidden])')).toEqual(highs('article[aria-hidden]'));
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
