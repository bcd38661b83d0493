import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../scripts/browser.ts';
import { everySite } from '../stage/every-site.ts';
import { startOnFreePorts } from '../stage/running-stack.ts';
import { chooseHouse, chooseOffer, order } from './order.ts';
import { thumbOn, type Work } from './thumb.ts';

export type Ordered = Work & { site: string; seconds: number; house: string; offer: string };

/**
 * The house of which each site's start page shows a card, or its city: several, because an order
 * takes a room of the same day. The other sites have the one with everything.
 */
const houses: Readonly<Record<string, string>> = {
  'us.marketplace.localhost': 'Isarhof München',
  'business.marketplace.localhost': 'Haus am Tiergarten',
  'office.marketplace.localhost': 'Harbour Office',
  'partner.white-label.localhost': 'Finsbury Square Rooms',
  'insurance.white-label.localhost': 'Maison Laurier',
  'island.white-label.localhost': 'Reykjavík Dome',
  'chain.hotel-chain.localhost': 'Alsterblick',
  'brand.hotel-chain.localhost': 'Kaapeli Warehouse',
  'opera.booking-engine.localhost': 'Harbour Opera',
  'easy.corporate.localhost': 'Isarhof München',
  'capped.corporate.localhost': 'Haus am Tiergarten',
  'travel.corporate.localhost': 'Finsbury Square Rooms',
};

/** From the start page of each site to an order, on a phone. */
export async function countPresses(): Promise<readonly Ordered[]> {
  const stack = await startOnFreePorts();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const all: Ordered[] = [];
    for (const { hostname, name } of everySite)
      all.push({
        ...(await orderOn(browser, `http://${hostname}:${stack.ports.edge}`, hostname)),
        site: name,
      });
    return all;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function orderOn(
  browser: Browser,
  baseURL: string,
  hostname: string,
): Promise<Omit<Ordered, 'site'>> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
  });
  const house = houses[hostname] ?? 'Grand Harbour Hotel';
  const thumb = thumbOn(page);
  const began = Date.now();
  try {
    await chooseHouse(page, thumb, house);
    const offer = await chooseOffer(page, thumb);
    await order(page, thumb);
    return { ...thumb.work(), seconds: (Date.now() - began) / 1000, house, offer };
  } finally {
    await page.close();
  }
}
