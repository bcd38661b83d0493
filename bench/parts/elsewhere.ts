import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import type { Press } from '../measure/in-page/press-until-answered.ts';
import type { FormSign } from '../measure/in-page/watch-form.ts';
import { loadPage, type PageLoad } from '../measure/page-load.ts';
import { type PressLoad, pressWhileLoading } from '../measure/press-load.ts';
import { table } from '../report/section.ts';
import { cartBodies, loadVenue, postCart } from './cart-bodies.ts';
import { onSite, siteOfEachHost } from './site-of-each-host.ts';
import { suitingRooms } from './suiting-rooms.ts';
import { lostIn, msWithSpread } from './waits.ts';

const alias = 'grand-harbour-hotel';
const address = `/${alias}?type=room`;
/** They have no yardstick of their own: fewer runs tell enough. */
const mostRuns = 3;
const checkout = 'checkout';

type Visit = { load: PageLoad; pressed: PressLoad };

export type Elsewhere = readonly {
  page: string;
  loads: readonly PageLoad[];
  presses: readonly PressLoad[];
  hasOffers: boolean;
}[];

/** The venue page of each host, and the checkout of a cart, whose first press is a key. */
export async function measureElsewhere(
  browser: Browser,
  url: string,
  runs: number,
  tell: (line: string) => void,
): Promise<Elsewhere> {
  const visit =
    (at: string, sign: FormSign, press: Press, roomsFor: readonly number[] = []) =>
    async (): Promise<Visit> => {
      const load = await loadPage(browser, at, sign);
      const pressed = await pressWhileLoading(browser, at, press, roomsFor);
      tell(
        `    FCP ${Math.round(load.fcp)} ms, form ${Math.round(load.formSeen)} ms, blocked ` +
          `${Math.round(load.blocking)} ms, ${press} ${Math.round(pressed.answered)} ms, followed ` +
          `${Math.round(pressed.followed)} ms, lost ${pressed.lost}`,
      );
      return { load, pressed };
    };
  const visits: Record<string, () => Promise<Visit>> = {};
  for (const { host, id } of siteOfEachHost) {
    const at = onSite(url, address, id);
    const roomsFor = await suitingRooms(url, address, id);
    visits[host] = visit(at, 'attendees', 'people', roomsFor);
  }
  visits[checkout] = visit(await checkoutUrl(url), 'firstTextField', 'key');
  const measured = await alternate(Math.min(runs, mostRuns), visits, tell);
  return Object.entries(measured).map(([page, results]) => ({
    page,
    loads: results.map(({ load }) => load),
    presses: results.map(({ pressed }) => pressed),
    hasOffers: page !== checkout,
  }));
}

/** A cart holds its room for 20 minutes, which is longer than the runs take. */
async function checkoutUrl(url: string): Promise<string> {
  const [body] = await cartBodies(url, await loadVenue(url, alias), 14, 1);
  if (body === undefined) throw new Error(`no room of ${alias} can be booked at once`);
  const answer = await postCart(url, body);
  const cartId = (await answer.text()).replaceAll('"', '');
  if (!answer.ok) throw new Error(`no cart was made: ${answer.status} ${cartId}`);
  return `${url}/book-universal/${cartId}`;
}

export const elsewhereLines = (pages: Elsewhere): string[] => [
  `The venue page of each host, and the checkout, where a key in the first field is the first ` +
    `press (at most ${mostRuns} runs):`,
  '',
  ...table(
    [
      '',
      'first paint',
      'form seen',
      'people, or key, answered',
      'offers answered',
      'blocking time',
      'presses lost',
    ],
    pages.map(({ page, loads, presses, hasOffers }) => [
      page,
      msWithSpread(loads.map(({ fcp }) => fcp)),
      msWithSpread(loads.map(({ formSeen }) => formSeen)),
      msWithSpread(presses.map(({ answered }) => answered)),
      hasOffers ? msWithSpread(presses.map(({ followed }) => followed)) : '–',
      msWithSpread(loads.map(({ blocking }) => blocking)),
      lostIn(presses),
    ]),
  ),
];
