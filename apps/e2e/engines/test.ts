import { writeFileSync } from 'node:fs';
import type { Visit } from '../stage/around.ts';
import { test as journey } from '../stage/test.ts';
import type { Browser, Driver } from './driver.ts';
import { type EngineName, engines } from './installed.ts';
import { visitBy } from './visit.ts';

type Worker = { engine: EngineName; running: Browser };
type Story = {
  /** Errors that the journey makes. */
  mayReport: RegExp | null;
  driver: Driver;
  visit: Visit;
};

/** A journey by another driver than Playwright; errors of the pages fail it. */
export const test = journey.extend<Story, Worker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const { find, start } = engines[engine];
      const running = await start(find() ?? '');
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  mayReport: [null, { option: true }],
  driver: async ({ running, mayReport }, use, info) => {
    const driver = await running.open();
    await use(driver);
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath('page.png'), await driver.picture());
      await info.attach('address', { body: await driver.address() });
    }
    const errors = driver.errors().filter((error) => !mayReport?.test(error));
    await driver.close();
    if (info.status === info.expectedStatus && errors.length > 0)
      throw new Error(`errors in the browser:\n${errors.join('\n')}`);
  },
  visit: async ({ driver, baseURL }, use) => use(visitBy(driver, baseURL ?? '')),
});
