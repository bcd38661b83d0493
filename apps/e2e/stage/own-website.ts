import { siteFolder as deployed } from '../../../scripts/root.ts';
import { startEdge } from './own-edge.ts';
import type { RunningStack } from './running-stack.ts';
import { serveHttp } from './static-server.ts';

type OwnWebsite = {
  /** Address of its page below a subdomain of `localhost`, each a website of its own; or of itself. */
  at: (address: string, name?: string) => string;
  /** The front door that the page's tag belongs to. */
  foyer: string;
  stop: () => Promise<void>;
};

/** A website with one page, whose tag belongs to a front door of its own, which allows it. */
export async function ownWebsite(
  stack: RunningStack,
  { siteFolder = deployed, names = [], head = '' }: OwnWebsiteParts = {},
): Promise<OwnWebsite> {
  let foyer = '';
  const website = await serveHttp((asked, answer) => {
    const meeting = new URL(asked.url ?? '', 'http://website').searchParams;
    const attributes = [...meeting].map(([name, value]) => `${name}="${value}"`).join(' ');
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en"><title>Meetings</title>${head}<script async src="${foyer}/embed.js"></script>
<foyer-booking venue="grand-harbour-hotel" ${attributes}></foyer-booking></html>`);
  });
  const origin = (name?: string) =>
    name === undefined ? website.url : website.url.replace('//', `//${name}.`);
  const edge = await startEdge(stack, siteFolder, {
    EMBED_ORIGINS: [undefined, ...names].map(origin).join(','),
  });
  foyer = edge.url;
  return {
    at: (address, name) => origin(name) + address,
    foyer,
    stop: async () => {
      await Promise.all([edge.stop(), website.stop()]);
    },
  };
}

type OwnWebsiteParts = { siteFolder?: string; names?: readonly string[]; head?: string };
