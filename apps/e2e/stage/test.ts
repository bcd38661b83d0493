import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { everything } from '../../../scripts/test-run/outcome.ts';
import { recordLoads } from './loads.ts';
import { type RunningStack, startOnFreePorts } from './running-stack.ts';
import { createWatch, type Watch } from './watch.ts';

type Worker = { stack: RunningStack };
type Story = {
  /** The site that the journey visits; the default site unless set. */
  hostname: string;
  /** Set where the journey compares with sources, so that every change may fail it. */
  readsSources: boolean;
  /** The remotes and hosts of which the journey loads files. */
  loads: Set<string>;
  watch: Watch;
  /** A visitor with another browser profile, watched like the first. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * A journey: a visitor's page on the running stack. Unexpected errors and layout shifts fail it.
 */
export const test = base.extend<Story, Worker>({
  stack: [
    async ({}, use) => {
      const stack = await startOnFreePorts();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  hostname: ['localhost', { option: true }],
  baseURL: async ({ stack, hostname }, use) => use(`http://${hostname}:${stack.ports.edge}`),
  readsSources: [false, { option: true }],
  loads: async ({ readsSources }, use, { annotations }) => {
    const loads = new Set(readsSources ? [everything] : []);
    await use(loads);
    annotations.push(...[...loads].map((description) => ({ type: 'loads', description })));
  },
  // Pages that no browser opens do not show what they are made of.
  request: async ({ request, loads }, use) => {
    loads.add(everything);
    await use(request);
  },
  watch: async ({}, use) => {
    const watch = createWatch();
    await use(watch);
    watch.findNothing();
  },
  context: async ({ context, watch, loads }, use) => {
    recordLoads(context, loads);
    await watch.over(context);
    await use(context);
  },
  another: async ({ browser, watch, loads, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      recordLoads(context, loads);
      await watch.over(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
