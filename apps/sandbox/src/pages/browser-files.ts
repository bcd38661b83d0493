import { transformSync } from 'amaro';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * The files that browsers may load. TypeScript is served with its types blanked, under its own
 * name, so that imports work.
 */
const files = [
  'pages/base.css',
  'pages/pages.css',
  'pages/fault-switches.ts',
  'mail/fit-message.ts',
  'vault/card-number.ts',
  'vault/valid-until.ts',
  'vault/frame/frame.css',
  'vault/frame/frame.ts',
  'vault/frame/card-fields.ts',
] as const;

const asIs = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
const css = 'text/css; charset=utf-8';

export async function browserFileRoutes(app: FastifyInstance): Promise<void> {
  for (const file of files) {
    app.get(`/assets/${file}`, async (_request, reply) => {
      const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
      reply.headers(asIs);
      if (file.endsWith('.css')) return reply.type(css).send(source);
      return reply
        .type('text/javascript; charset=utf-8')
        .send(transformSync(source, { mode: 'strip-only' }).code);
    });
  }
  // The sandbox shares only the design tokens, and the brands of sites, with the product.
  const tokens = createRequire(import.meta.url).resolve('@foyer/ui/tokens.css');
  app.get('/assets/pages/tokens.css', async (_request, reply) =>
    reply
      .headers(asIs)
      .type(css)
      .send(await readFile(tokens, 'utf8')),
  );
}
