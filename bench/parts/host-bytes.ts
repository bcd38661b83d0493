import type { Browser } from 'playwright';
import { bytesOf } from '../measure/page-load.ts';
import { type Section, table } from '../report/section.ts';
import type { Pages } from '../servers/start-pages.ts';
import { onSite, siteOfEachHost } from './site-of-each-host.ts';

/** Code of each host's venue page, federated and as one bundle. It is equal in every run. */
export async function hostBytes(
  browser: Browser,
  pages: Pages,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const rows: { host: string; federated: number; oneBundle: number }[] = [];
  for (const { host, id } of siteOfEachHost) {
    const at = (url: string) => onSite(url, '/grand-harbour-hotel?type=room', id);
    const federated = await bytesOf(browser, at(pages.federated));
    const oneBundle = await bytesOf(browser, at(await pages.oneBundleOf(host)));
    rows.push({ host, federated: federated.codeBytes, oneBundle: oneBundle.codeBytes });
    tell(`    ${host}: ${federated.codeBytes} B of code, as one bundle ${oneBundle.codeBytes} B`);
  }
  const kilo = (value: number) => `${(value / 1000).toFixed(1)} K`;
  return {
    part: 'h',
    title: 'The venue page of each host: bytes of code against one bundle',
    lines: table(
      ['host', 'federated', 'one bundle', 'ratio'],
      rows.map(({ host, federated, oneBundle }) => [
        host,
        kilo(federated),
        kilo(oneBundle),
        (federated / oneBundle).toFixed(3),
      ]),
    ),
    verdicts: rows.map(({ host, federated, oneBundle }) => ({
      name: `bytes of code, ratio, ${host}`,
      value: federated / oneBundle,
      limit: { atMost: 1.1 },
    })),
  };
}
