import { readFile } from 'node:fs/promises';
import path from 'node:path';
import cors from '@fastify/cors';
import { chooseVersions, embeddedVersions, neededOf } from '@foyer/federation/page';
import { originOf } from '@foyer/serving';
import { hostnamesOf, languageOf, mayEmbed, siteById } from '@foyer/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originsWithTags } from '../other-origins.ts';
import type { PageParts } from '../prepare-page.ts';
import { addBuilderRoute } from './builder-route.ts';
import type { FindSite, Query } from './find-site.ts';
import { framePage } from './frame-page.ts';
import { closest, serveStep, stepAddress } from './serve-step.ts';

const refused = 'This website may not show the form: the site’s data does not name it.';
const unknown = 'There is no such site.';

/** What a tag may ask for on behalf of the page around it, besides its own addresses. */
const calls = ['/apiv2', '/v2/cart'];
const tagCalls = /^\/embed\/1\/(start|remotes)\b/;
const meeting = [
  'type',
  'delegates',
  'meeting-length',
  'datetime',
  'end-datetime',
  'layout',
  'discount_code',
];

/**
 * The answers for tags on pages of other origins. Only the websites that a site names get them, and
 * never with cookies.
 */
export async function addEmbedRoutes(
  app: FastifyInstance,
  find: FindSite,
  parts: PageParts,
  now: () => number,
): Promise<void> {
  const { configuration, deployed } = parts;
  const askedSite = (request: FastifyRequest) => {
    const { site: id } = request.query as Query;
    const here = find(request);
    const site = id === undefined ? (here?.site ?? null) : siteById(id);
    const hostname = id === undefined ? here?.hostname : hostnamesOf(id)[0];
    if (!site || !hostname) return null;
    return { site, hostname, origin: originOf(configuration.publicUrl, hostname) };
  };
  const allows = (request: FastifyRequest): boolean => {
    const from = request.headers.origin;
    const at = askedSite(request);
    if (at === null) return false;
    return (
      from === undefined ||
      from === at.origin ||
      mayEmbed(from, at.site, configuration.embedOrigins)
    );
  };

  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const [at = ''] = request.url.split('?');
      const isOurs = tagCalls.test(at) || calls.some((call) => at.startsWith(`${call}/`));
      done(null, {
        origin: isOurs && request.headers.origin !== undefined && allows(request),
        methods: ['GET', 'POST'],
        allowedHeaders: ['content-type', 'idempotency-key', 'x-csrf-token'],
        maxAge: 7200,
        strictPreflight: false,
      });
    },
  });

  for (const [address, file] of [
    ['/embed.js', 'embed.js'],
    ['/embed/1/embed.js', 'embed.js'],
    ['/embed/1/form.js', 'embed-form.js'],
  ] as const)
    app.get(address, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/javascript; charset=utf-8')
        .send(await readFile(path.join(configuration.siteFolder, file), 'utf8')),
    );

  // The plugin names no host: its settings do.
  app.get('/embed/foyer-booking.zip', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
      .header('content-disposition', 'attachment; filename="foyer-booking.zip"')
      .type('application/zip')
      .send(await readFile(path.join(configuration.siteFolder, 'foyer-booking.zip'))),
  );

  addBuilderRoute(app, find, parts);

  app.get('/embed/1/start', async (request, reply) => {
    const query = request.query as Query;
    const at = askedSite(request);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (at === null) return reply.code(404).send('{"code":"no_site"}');
    if (!allows(request))
      // Readable, so that the tag can say why it shows nothing.
      return reply
        .code(403)
        .header('access-control-allow-origin', '*')
        .send('{"code":"origin_not_allowed"}');
    const address = askedStep(query, at.site.languages);
    if (address === null) return reply.code(400).send('{"code":"no_step"}');
    const { status, body } = await serveStep(
      {
        ...at,
        path: address.pathname,
        search: address.search,
        sent: null,
        cookies: '',
        userAgent: request.headers['user-agent'] ?? '',
        ticket: Math.random(),
        savesData: request.headers['save-data'] === 'on',
        now: Math.floor(now()),
        address: request.ip,
      },
      parts,
    );
    return reply.code(status).send(Buffer.from(body));
  });

  // For a tag that has no answer of its site yet: it knows neither the host nor the step’s address.
  app.get('/embed/1/open', async (request, reply) => {
    const at = askedSite(request);
    const address = at && askedStep(request.query as Query, at.site.languages);
    reply.header('cache-control', 'no-store');
    if (!at || !address) return reply.code(404).type('text/plain; charset=utf-8').send(unknown);
    const { pathname, search } = address;
    // Put together as a text: a path that begins with `//` would be another host.
    return reply.redirect(at.origin + pathname + (search.size > 0 ? `?${search}` : ''));
  });

  app.get('/embed/1/frame', async (request, reply) => {
    const { parent = '', language: asked = '', ...query } = request.query as Query;
    const at = askedSite(request);
    reply.header('cache-control', 'no-store');
    if (
      at === null ||
      !(parent === at.origin || mayEmbed(parent, at.site, configuration.embedOrigins))
    )
      return reply.code(403).type('text/plain; charset=utf-8').send(refused);
    const language = closest(asked, at.site.languages);
    const { html, policy } = framePage({
      attributes: {
        ...Object.fromEntries(
          ['venue', 'site', ...meeting].flatMap((name) => {
            const value = query[name];
            return value === undefined ? [] : [[name.replace('_', '-'), value]];
          }),
        ),
        language,
        ...(query['step'] !== undefined && { step: query['step'] }),
      },
      language,
      direction: languageOf(language)?.direction ?? 'ltr',
      title: at.site.name,
      holder: parent,
      origins: originsWithTags(configuration),
    });
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });

  app.get('/embed/1/remotes', async (request, reply) => {
    const at = askedSite(request);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    if (at === null || !allows(request))
      return reply.code(403).send('{"code":"origin_not_allowed"}');
    const manifest = await deployed.manifest();
    const versions = embeddedVersions(chooseVersions(manifest, at.site.id, Math.random()));
    return {
      vendor: manifest.vendor.contract,
      remotes: Object.fromEntries(
        Object.entries(versions).map(([id, version]) => [
          id,
          neededOf(version, manifest.vendor, []),
        ]),
      ),
    };
  });
}

/** The step that a tag names, or the page of its venue for its meeting. */
const askedStep = (query: Query, languages: readonly string[]) =>
  stepAddress(
    {
      step: query['step'] ?? null,
      venue: query['venue'] ?? '',
      language: query['language'] ?? '',
      query: String(
        new URLSearchParams(
          meeting.flatMap((name) => {
            const value = query[name];
            return value === undefined ? [] : [[name, value]];
          }),
        ),
      ),
    },
    languages,
  );
