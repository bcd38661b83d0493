import type { Browser, CDPSession, Page } from 'playwright';

/**
 * Lighthouse's slow 4G, applied by DevTools: bytes a second, and milliseconds added to each
 * request.
 */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
export const cpuFactor = 4;

type Screen = 'phone' | 'desktop';
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
const screens = {
  phone,
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
} as const;

export type SlowPage = {
  page: Page;
  cdp: CDPSession;
  slowDown: (what: { network: boolean; cpu: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

type Options = { cache?: boolean; script?: boolean };

/** A page of a fresh profile, by default without cache; not throttled until requested. */
export async function openPage(
  browser: Browser,
  screen: Screen,
  { cache = false, script = true }: Options = {},
): Promise<SlowPage> {
  const context = await browser.newContext({
    ...screens[screen],
    javaScriptEnabled: script,
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
  });
  const page = await context.newPage();
  if (script) await page.addInitScript(errorsWithoutStack);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: !cache });
  const slowDown: SlowPage['slowDown'] = async ({ network, cpu }) => {
    if (network) await cdp.send('Network.emulateNetworkConditions', slow4g);
    if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor });
  };
  return { page, cdp, slowDown, close: () => context.close() };
}

/**
 * While DevTools is attached, the browser reads a script's source once more for the stack of each
 * error that is made, and React makes some when it loads: 180 ms on this phone that no visitor
 * waits for.
 */
function errorsWithoutStack(): void {
  const { prototype } = Error;
  const StackedError = Error;
  const LightError = function (message?: string): Error {
    return Object.assign(Object.create(prototype) as Error, { message: message ?? '' });
  };
  window.Error = Object.assign(LightError, StackedError, { prototype }) as ErrorConstructor;
}
