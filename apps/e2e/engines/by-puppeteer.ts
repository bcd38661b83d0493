import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { browserFlags } from '../../../scripts/browser.ts';
import { type Browser, type Driver, type Found, splitAtFrames } from './driver.ts';
import { comeToRest, findIn, hasLibrary, libraryScript, type Step } from './find.ts';

const sizes = { width: 1280, height: 900 };

/** Chromium, or Firefox over WebDriver BiDi. */
export async function startByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Browser> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    args: browser === 'chrome' ? browserFlags : [],
    defaultViewport: sizes,
  });
  return {
    open: async () => {
      const context = await started.createBrowserContext();
      const page = await context.newPage();
      return driverOf(page, () => context.close());
    },
    close: () => started.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack({ waitUntil: [] })),
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    use: async (path, work) => {
      const { frames, rest } = splitAtFrames(path);
      let frame: Frame | null = page.mainFrame();
      for (const way of frames) {
        const holder: ElementHandle | null = await find(frame, way);
        frame = (await holder?.contentFrame()) ?? null;
        if (!frame) return null;
      }
      const handle = await find(frame, rest);
      return handle && (await work(foundOf(handle)));
    },
    picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
    errors: () => errors,
    close,
  };
}

async function find(frame: Frame, path: readonly Step[]): Promise<ElementHandle | null> {
  if (!(await frame.evaluate(hasLibrary))) await frame.evaluate(libraryScript);
  const handle = await frame.evaluateHandle(findIn, path);
  return handle.asElement() as ElementHandle | null;
}

async function click(handle: ElementHandle): Promise<void> {
  await handle.evaluate(comeToRest);
  await handle.click();
}

const foundOf = (handle: ElementHandle): Found => ({
  click: () => click(handle),
  type: async (text) => {
    await click(handle);
    await handle.evaluate((field) => field instanceof HTMLInputElement && field.select());
    await handle.type(text);
  },
  select: async (value) => void (await handle.select(value)),
  read: (property) => handle.evaluate((element, name) => Reflect.get(element, name), property),
});
