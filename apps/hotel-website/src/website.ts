import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { hostilePages } from './hostile/hostile-pages.ts';
import { libraries } from './libraries.ts';
import { type Kit, pageOf, type Parts, usual } from './page.ts';
import { pages } from './pages.ts';

const htmlType = 'text/html; charset=utf-8';

/** A hotel's own website, with the tag of `foyer`, an origin, in its pages. */
export function createWebsite(foyer: string): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/look.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .send(await readFile(new URL('look.css', import.meta.url), 'utf8')),
  );
  // What a page loads in place of the loader when it is asked for without Foyer.
  app.get('/nothing.js', (_request, reply) => reply.type('text/javascript').send(''));
  app.get('/thanks', (_request, reply) => reply.redirect('/'));
  for (const [name, file] of Object.entries(libraries))
    app.get(`/libraries/${name}`, async (_request, reply) =>
      reply
        .type(name.endsWith('.css') ? 'text/css' : 'text/javascript')
        .send(await readFile(file, 'utf8')),
    );

  for (const [address, parts] of Object.entries(pages))
    app.get(address, (request, reply) => {
      const kit = kitFor(foyer, asked(request.url));
      return reply.type(htmlType).send(pageOf(whole(kit, parts(kit))));
    });
  for (const { name, parts, headers, type, files } of hostilePages) {
    app.get(`/hostile/${name}`, (request, reply) => {
      const kit = kitFor(foyer, asked(request.url));
      return reply
        .type(type ?? htmlType)
        .headers(headers?.(kit) ?? {})
        .send(pageOf(whole(kit, { title: name, ...parts?.(kit) })));
    });
    for (const [file, text] of Object.entries(files ?? {}))
      app.get(`/hostile/${file}`, (_request, reply) => reply.type('text/javascript').send(text));
  }
  return app;
}

const whole = (kit: Kit, parts: Partial<Parts> & Pick<Parts, 'title'>): Parts => ({
  ...usual(kit),
  ...parts,
});

const asked = (url: string): URLSearchParams => new URL(url, 'http://website').searchParams;

/** The meeting that a page's own address names goes to the tag, as on a hotel's page of an event. */
const ofMeeting = ['type', 'delegates', 'meeting-length', 'datetime', 'end-datetime'] as const;

function kitFor(foyer: string, query: URLSearchParams): Kit {
  const meeting = ofMeeting.flatMap((name) => {
    const value = query.get(name);
    return value !== null && /^[\w-]+$/.test(value) ? [[name, value] as const] : [];
  });
  const attributesOfMeeting = meeting.map(([name, value]) => ` ${name}="${value}"`).join('');
  const venue = 'grand-harbour-hotel';
  const question = new URLSearchParams({ ...Object.fromEntries(meeting), venue, language: 'en' });
  // The link is what visitors have where the tag cannot be: it leads to the same meeting.
  const inLink = meeting.map(([name, value]) => `${name}=${value}`).join('&amp;');
  return {
    foyer,
    meeting,
    script: (path = '/embed.js') => (query.has('without-foyer') ? '/nothing.js' : foyer + path),
    question: query.has('without-foyer')
      ? null
      : `${foyer}/embed/1/start?${question}`.replaceAll('&', '&amp;'),
    tag: (attributes = `venue="${venue}"`, link = `${foyer}/${venue}`) =>
      `<foyer-booking ${attributes}${attributesOfMeeting}>` +
      `<a href="${link}${inLink && `?${inLink}`}">Book a meeting room</a></foyer-booking>`,
    nonce: randomBytes(16).toString('base64'),
  };
}
