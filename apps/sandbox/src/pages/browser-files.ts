import { transformSync } from 'amaro';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';

/** The files a browser may have. TypeScript goes out with its types blanked, under its own name, so that imports hold. */
const files = [
  'pages/tokens.css',
  'pages/base.css',
  'pages/pages.css',
  'pages/fault-switches.ts',
  'mail/fit-message.ts',
  'vault/card-number.ts',
  'vault/valid-until.ts',
  'vault/frame/frame.css',
  'vault/frame/frame.ts',
  'vault/frame/card-fields.ts',
  'vault/frame/parent-channel.ts',
  'vault/frame/store-card.ts',
] as const;

export async function browserFileRoutes(app: FastifyInstance): Promise<void> {
  for (const file of files) {
    app.get(`/assets/${file}`, async (_request, reply) => {
      const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
      reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      if (file.endsWith('.css')) return reply.type('text/css; charset=utf-8').send(source);
      return reply.type('text/javascript; charset=utf-8').send(transformSync(source, { mode: 'strip-only' }).code);
    });
  }
}
