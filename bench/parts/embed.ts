import type { Browser } from 'playwright';
import { alternate } from '../measure/alternate.ts';
import { median } from '../measure/median.ts';
import { openDialog } from '../measure/open-dialog.ts';
import { layoutShiftOf } from '../measure/page-load.ts';
import { pressWhileLoading } from '../measure/press-load.ts';
import { type Section, table } from '../report/section.ts';
import type { Pages } from '../servers/start-pages.ts';
import { suitingRooms } from './suiting-rooms.ts';
import { plainCards, venuePageUrls } from './venue-page.ts';
import { kilo, lostIn, msWithSpread } from './waits.ts';

const venuePage = '/grand-harbour-hotel?type=room';

/**
 * (embed) The tag on a hotel’s page, beside the same components as one bundle and plain HTML: what is
 * loaded until the first press is answered, how long that takes, and how long the dialog takes to
 * open.
 */
export async function embed(
  browser: Browser,
  pages: Pages,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const { plain, oneBundle } = venuePageUrls(pages);
  const tag = `${pages.hotelWebsite}/?type=room`;
  const usual = `${pages.hotelWebsite}/usual?type=room`;
  const all = await suitingRooms(pages.federated, venuePage, 'marketplace');
  const few = await suitingRooms(pages.federated, venuePage, 'marketplace', plainCards);
  const press = (kind: 'tab' | 'people', url: string, rooms: readonly number[]) => async () => {
    const load = await pressWhileLoading(browser, url, kind, rooms);
    tell(
      `    ${kind}: seen ${Math.round(load.formSeen)} ms, answered ${Math.round(load.answered)} ms, ` +
        `${load.bytes} B until then, lost ${load.lost}`,
    );
    return load;
  };
  const inTurn = (kind: 'tab' | 'people') =>
    alternate(
      runs,
      {
        tag: press(kind, tag, all),
        usual: press(kind, usual, all),
        oneBundle: press(kind, oneBundle, all),
        plain: press(kind, plain, few),
      },
      tell,
    );
  const tab = await inTurn('tab');
  const people = await inTurn('people');
  const { dialog } = await alternate(
    runs,
    { dialog: () => openDialog(browser, `${pages.hotelWebsite}/button`) },
    tell,
  );
  const layoutShift = await layoutShiftOf(browser, tag);
  const row = (words: string, name: 'tag' | 'usual' | 'oneBundle' | 'plain') => [
    words,
    msWithSpread(tab[name].map(({ formSeen }) => formSeen)),
    msWithSpread(tab[name].map(({ answered }) => answered)),
    msWithSpread(people[name].map(({ answered }) => answered)),
    kilo(median(people[name].map(({ bytes }) => bytes))),
    kilo(median(people[name].map(({ scriptBytes }) => scriptBytes))),
    lostIn([...tab[name], ...people[name]]),
  ];
  const ratio = (loads: typeof tab) =>
    median(loads.tag.map(({ answered }) => answered)) /
    median(loads.plain.map(({ answered }) => answered));
  return {
    part: 'embed',
    title: 'The tag on a hotel’s page',
    lines: [
      ...table(
        [
          '',
          'form seen',
          'tab answered',
          'people answered',
          'loaded until then, all',
          '… scripts',
          'presses lost',
        ],
        [
          row('tag on a hotel’s page, asked for early', 'tag'),
          row('tag on a hotel’s page, by the loader alone', 'usual'),
          row('page of its own, one bundle', 'oneBundle'),
          row('page of its own, plain', 'plain'),
        ],
      ),
      '',
      ...table(
        ['dialog', 'form seen after the press'],
        [
          ['first time, slow network', msWithSpread(dialog.map(({ first }) => first))],
          ['again', msWithSpread(dialog.map(({ again }) => again))],
        ],
      ),
    ],
    verdicts: [
      {
        name: 'tag: loaded until first use, K',
        value: median(people.tag.map(({ bytes }) => bytes)) / 1000,
        limit: { atMost: 100 },
      },
      { name: 'tag: first use (tab), ratio to plain', value: ratio(tab), limit: { atMost: 1.25 } },
      {
        name: 'tag: first use (people), ratio to plain',
        value: ratio(people),
        limit: { atMost: 1.25 },
      },
      {
        name: 'tag: dialog opened again, ms',
        value: median(dialog.map(({ again }) => again)),
        limit: { atMost: 300 },
      },
      {
        name: 'tag: layout shift of the hotel’s page',
        value: Math.round(layoutShift * 100) / 100,
        limit: { atMost: 0 },
      },
    ],
  };
}
