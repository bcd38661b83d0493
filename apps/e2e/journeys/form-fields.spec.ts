import { cutWords } from '../stage/cut-words.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

/**
 * The forms that differ: across the page, beside it, with a property system's lengths, and with an
 * office's fields.
 */
const forms = [
  ['hotel.booking-engine.localhost', '/grand-harbour-hotel', 'en-GB'],
  ['marketplace.localhost', '/de/grand-harbour-hotel', 'de'],
  ['marketplace.localhost', '/en-us/grand-harbour-hotel', 'en-US'],
  ['opera.booking-engine.localhost', '/harbour-opera', 'en-GB'],
  ['opera.booking-engine.localhost', '/de/harbour-opera', 'de'],
  ['office.marketplace.localhost', '/harbour-office', 'en-GB'],
  ['office.marketplace.localhost', '/de/harbour-office', 'de'],
] as const;

for (const [hostname, address, locale] of forms) {
  test.describe(hostname, () => {
    test.use({ hostname, viewport: { width: 320, height: 800 } });
    test(`no field of the form cuts what it may have to show, at any width: ${address}`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(panel(page).getByRole('combobox')).not.toHaveCount(0);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      for (const width of [320, 360, 390, 600, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await cutWords(page, locale), `at ${width} px`).toEqual([]);
      }
    });
  });
}
