import { createEdge, readConfiguration } from '../../../apps/edge/src/index.ts';
import { factsOf } from './facts.ts';
import { pageHtml } from './page-html.ts';

// The front door with one additional page, so that the plain page is served in the same way as the
// others.
const read = readConfiguration(process.env);
if (!read.ok) throw new Error(read.message);
const { configuration } = read;
const edge = await createEdge({ configuration });
edge.get<{ Params: { alias: string }; Querystring: Record<string, string> }>(
  '/plain/:alias',
  async (request, reply) => {
    const { cards = '20', ...search } = request.query;
    const facts = await factsOf(
      configuration.apiUrl,
      request.params.alias,
      new URLSearchParams(search),
    );
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        pageHtml(
          facts,
          { script: '/hosts/plain/page.js', style: '/hosts/plain/page.css' },
          Number(cards),
        ),
      );
  },
);
await edge.listen({ port: configuration.port, host: configuration.host });
process.once('SIGTERM', () => void edge.close());
