import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../../scripts/browser.ts';
import { root } from '../../../scripts/root.ts';
import { everySite } from '../stage/every-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { startOnFreePorts } from '../stage/running-stack.ts';
import { seeBookingPages } from './booking-pages.ts';
import { keepPicture } from './keep-picture.ts';
import { seeLanguages } from './languages.ts';
import { hosts } from './walks.ts';

const folder = path.join(root, 'docs/tour');

/**
 * Pictures of every host from its start page to a confirmed order, of every site's venue page, of the
 * page of a booking in each of its states, and of a booking in every language, written to `docs/tour`.
 */
export async function takeTour(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const stack = await startOnFreePorts();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  const at = (hostname: string) => `http://${hostname}:${stack.ports.edge}`;
  try {
    await walkHosts(browser, at);
    await seeSites(browser, at);
    await seeBookingPages({
      stack,
      open: (width, hostname = 'localhost') => openPage(browser, at(hostname), width),
      keep: (page, name) => keepPicture(page, path.join(folder, 'bookings', `${name}.webp`)),
    });
    await seeLanguages({
      stack,
      open: (width) => openPage(browser, at('localhost'), width),
      keep: (page, name) =>
        keepPicture(page, path.join(folder, 'languages', `${name}.webp`), { qualities: [44] }),
    });
  } finally {
    await browser.close();
    await stack.stop();
  }
  const pictures = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = pictures.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  console.log(
    `${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, in ${path.relative(root, folder)}`,
  );
}

async function walkHosts(browser: Browser, at: (hostname: string) => string): Promise<void> {
  let weeks = 20;
  for (const { name, hostname, widths, walk } of hosts) {
    for (const width of widths) {
      const page = await openPage(browser, at(hostname), width);
      await walk(
        page,
        (step, look) => keepPicture(page, path.join(folder, `${name}-${step}-${width}.webp`), look),
        weeks,
      );
      await page.close();
      weeks += 1;
    }
  }
}

async function seeSites(browser: Browser, at: (hostname: string) => string): Promise<void> {
  for (const { hostname, venue } of everySite) {
    for (const width of [360, 768, 1440]) {
      const page = await openPage(browser, at(hostname), width);
      await page.goto(
        venueAddress(
          venue,
          tuesday({
            weeks: 19,
            zone: venue.startsWith('new-york') ? 'America/New_York' : 'Europe/Helsinki',
          }),
        ),
      );
      await page.getByRole('article').first().waitFor();
      await keepPicture(
        page,
        path.join(folder, 'sites', `${hostname.replace('.localhost', '')}-${width}.webp`),
      );
      await page.close();
    }
  }
}

const openPage = (browser: Browser, baseURL: string, width: number): Promise<Page> =>
  browser.newPage({
    baseURL,
    viewport: { width, height: width < 600 ? 780 : 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
  });
