import { expect, test } from '../../stage/test.ts';
import { panel } from '../../stage/visitor.ts';

test.use({ hostname: 'hotel.booking-engine.localhost' });

test(
  'the form is above the lists, cards show all packages, and the header neither searches nor ' +
    'registers (SITE-008, FORM-008, ROOM-025, HEADER-012, A-173)',
  async ({ page }) => {
    await page.goto('/grand-harbour-hotel?type=room');
    const offer = page.getByRole('article').first();
    await expect(offer).toBeVisible();
    const [form, list] = await Promise.all([panel(page).boundingBox(), offer.boundingBox()]);
    expect(form?.width).toBeGreaterThan(1000);
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThan(list?.y ?? 0);
    expect(list?.width).toBeGreaterThan(1000);
    const about = await page.getByRole('heading', { name: 'What the house offers' }).boundingBox();
    expect(about?.y).toBeGreaterThan(list?.y ?? 0);

    await expect(page.getByRole('button', { name: /^Show \d+ more rates?$/ })).toHaveCount(0);
    const most = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        Math.max(...cards.map((card) => card.querySelectorAll('li button').length)),
      );
    expect(most).toBeGreaterThan(2);

    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'City or venue' })).toHaveCount(0);
    await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0);
  },
);
