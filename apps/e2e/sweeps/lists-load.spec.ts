import { expect, test } from '../stage/test.ts';

for (const width of [360, 768, 1440]) {
  for (const list of ['room', 'package']) {
    test(`at ${width} px ${list}s that load above the viewport do not move what is visible`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      const { promise: scrolled, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route(`**/remotes/${list}-list/**`, async (route) => {
        await scrolled;
        await route.continue();
      });
      await page.goto(`/grand-harbour-hotel?type=${list}`);
      const below = page.getByRole('heading', { name: 'Where it is' });
      await below.scrollIntoViewIfNeeded();
      const before = (await below.boundingBox())?.y ?? NaN;
      letThrough();
      await expect(page.getByRole('article').first()).toBeAttached();
      await expect
        .poll(async () => Math.abs(((await below.boundingBox())?.y ?? NaN) - before))
        .toBeLessThan(1);
    });
  }
}
