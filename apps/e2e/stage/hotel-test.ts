import { test as journey } from './test.ts';

/**
 * A journey on a hotel's own website: addresses are those of its pages. A step of a tag pushes the
 * page below it when its answer comes, which may be later than half a second after the press:
 * browsers then count it as a layout shift.
 */
export const test = journey.extend({
  baseURL: async ({ stack }, use) => use(stack.hotelUrl),
  watch: async ({ watch }, use) => {
    // The vault's frame does not know the hotel's website yet.
    watch.expects(/frame-ancestors|frame-src/);
    await use(watch);
  },
  context: async ({ context }, use) => {
    await context.addInitScript(() => Object.assign(window, { foyerLooked: true }));
    await use(context);
  },
});
