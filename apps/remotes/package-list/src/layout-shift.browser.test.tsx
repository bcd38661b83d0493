import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import {
  anOffers,
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
import { PackageList } from './package-list.tsx';

const local = { code: 'USD', conversionRate: 1.09 };
const kinds = [
  ['to choose one of', aSite(), aVenue()],
  ['with an estimate', aSite({ showEstimate: true }), aVenue({ localCurrency: local })],
  ['of the booking engine', aSite({ offerCards: 'book' }), aVenue()],
  ['of the property system', aSite({ checkout: 'property', offerCards: 'plan' }), aVenue()],
] as const;
const widths = [360, 560, 848, 1200];
const offers = anOffers(0, 3);

test.for(
  kinds.flatMap(([kind, site, venue]) => widths.map((width) => ({ kind, width, site, venue }))),
)(
  'packages $kind, $width px wide: cards take the place of their skeletons, and a reload moves nothing (ROOM-002, PACK-003)',
  async ({ width, site, venue }) => {
    await page.viewport(1280, 1600);
    const session = fakeVenueSession({
      venue,
      query: { kind: 'package' },
      offers: { offers: null, loading: true },
      base: { site },
    });
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
        <FormatsContext value={session.formats}>
          <div style={{ inlineSize: width }}>
            <PackageList session={session} />
            <footer>below</footer>
          </div>
        </FormatsContext>
      </I18nProvider>,
    );
    const { skeletons, cards, moved } = await watchArrival(session, offers);
    expect(skeletons).toHaveLength(3);
    expect(cards).toEqual(skeletons);
    expect(moved).toEqual([]);
  },
);

test('a reload after a discount code that found nothing keeps the notice where it is (FORM-064)', async () => {
  const session = fakeVenueSession({
    offers: { offers },
    form: { discount: 'none_found' },
    query: { kind: 'package' },
  });
  await render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
      <FormatsContext value={session.formats}>
        <PackageList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  expect(await watchReload(session, offers)).toEqual([]);
});

test.for([320, 1200])(
  'nothing suits, %i px wide: the most ways on take the places that were kept, and what follows stays',
  async (width) => {
    await page.viewport(1280, 1600);
    const [day] = someAlternatives().found.filter(({ kind }) => kind === 'day');
    if (!day) throw new Error('the fixtures have no other day');
    const found = Array.from({ length: 6 }, (_, index) => ({
      ...day,
      time: {
        start: `2026-06-1${index}T09:00`,
        end: `2026-06-1${index}T17:00`,
        meetingLength: 8,
      } as const,
    }));
    const { promise, resolve } =
      Promise.withResolvers<Awaited<ReturnType<typeof session.around.alternatives>>>();
    const nothing = {
      ...offers,
      packages: offers.packages.map((offer) => ({
        ...offer,
        fit: { kind: 'exceeds', delegates: 12, min: 2, max: 8 } as const,
      })),
    };
    const session = fakeVenueSession({ query: { kind: 'package' }, offers: { offers: nothing } });
    const around = { ...session.around, alternatives: () => promise };
    await render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: english } })}>
        <FormatsContext value={session.formats}>
          <div style={{ inlineSize: width }}>
            <PackageList session={{ ...session, around }} />
            <footer>below</footer>
          </div>
        </FormatsContext>
      </I18nProvider>,
    );
    await expect.element(page.getByText('Looking for other times and rooms …')).toBeInTheDocument();
    const below = () => page.getByText('below').element().getBoundingClientRect().top;
    const before = below();
    resolve({ wanted: null, found });
    await expect.element(page.getByRole('link', { name: 'Take this' }).first()).toBeVisible();
    expect(Math.abs(below() - before)).toBeLessThan(6);
  },
);
