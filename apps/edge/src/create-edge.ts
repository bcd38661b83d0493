import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import { isFormField } from '@foyer/domain';
import { inTwoParts } from '@foyer/federation/page';
import {
  boundReading,
  boundStop,
  originOf,
  signVisit,
  trustProxy,
  visitHeader,
} from '@foyer/serving';
import { brandOf, brandRules, favicon, offeredPath, type Site, siteFor } from '@foyer/sites';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { createAskApi } from './ask-api.ts';
import type { Configuration } from './configuration.ts';
import { sendError } from './error-page.ts';
import { createStyleJoiner } from './joined-styles.ts';
import { isTooLarge, limitBodies } from './limited-bodies.ts';
import { answerUnreadable } from './unreadable.ts';
import { readDeployed } from './deployed.ts';
import { createDrawPool } from './drawing/draw-pool.ts';
import { addEmbedRoutes } from './embed/embed-routes.ts';
import { addBrandRoute } from './lab/brand-route.ts';
import { withSamples } from './lab/sample.ts';
import { commonHeaders, everywhere, overHttps } from './security-headers.ts';
import type { PageParts, SentForm } from './prepare-page.ts';
import { servePage } from './serve-page.ts';

const apiPrefixes = ['/apiv2', '/v2/cart', '/services/session'];
const oneMegabyte = 1_048_576;
const immutableFolders = ['vendor', 'remotes', 'hosts', 'pictures', 'fonts', 'embedded'];

const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: 600,
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  },
};
/** What is written is sent, and waits for nothing that follows. */
const eachPartAtOnce: FastifyCompressOptions = {
  ...compression,
  brotliOptions: { ...compression.brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The front door: immutable files, calls to the API, and for each hostname its site's page. */
export async function createEdge({
  configuration,
  now = () => Date.now() / 1000,
}: {
  configuration: Configuration;
  now?: () => number;
}): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(configuration.logLevel),
    trustProxy: trustProxy(configuration.trustedProxies ?? []),
    routerOptions: { ignoreTrailingSlash: false },
    bodyLimit: oneMegabyte,
    clientErrorHandler: answerUnreadable,
  });
  boundStop(app);
  boundReading(app);
  const deployed = readDeployed(configuration.siteFolder);
  const askApi = createAskApi(configuration, (call, reason) =>
    app.log.warn({ call, reason }, 'the API did not answer'),
  );
  const ask = configuration.lab ? withSamples(askApi, now) : askApi;
  const joinStyles = createStyleJoiner(configuration.siteFolder);
  const drawPages = createDrawPool({
    siteFolder: configuration.siteFolder,
    report: (event) => app.log.warn(event, 'drawing'),
  });
  app.addHook('onClose', () => drawPages.stop());
  const parts: PageParts = { joinStyles, deployed, drawPages, ask, configuration };
  for (const folder of immutableFolders)
    mkdirSync(path.join(configuration.siteFolder, folder), { recursive: true });

  await app.register(compress, { ...compression, global: true });
  app.addHook('onRequest', async (request, reply) => {
    // Other forms of a request's target name a host themselves.
    if (!request.url.startsWith('/'))
      await reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('An address begins with a slash here.');
  });
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(isFile(request.url) ? everywhere : commonHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (configuration.publicUrl.startsWith('https:')) reply.headers(overHttps);
    // Plain text is used for the API's ids. The library mistakes one that begins like a deflate
    // stream (`HK…`, `Xf…`) for compressed, and a browser then cannot read it; this is the
    // library's way to switch compression off.
    if (String(reply.getHeader('content-type')).startsWith('text/plain'))
      request.headers['x-no-compression'] = 'text/plain';
  });

  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (request, reply) => {
    const api = await ask('/readyz', { visit: { hostname: '', address: request.ip } });
    if (api?.status === 200) return { status: 'ready' };
    return reply.code(503).send({
      status:
        api?.status === 403
          ? 'the API has another INTERNAL_SECRET than this front door'
          : 'the API is not ready',
    });
  });

  await addEmbedRoutes(app, visited, parts, now);
  if (configuration.lab) addBrandRoute(app, visited, parts);
  for (const folder of immutableFolders) {
    await app.register(serveStatic, {
      root: path.join(configuration.siteFolder, folder),
      prefix: `/${folder}/`,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      etag: false,
      lastModified: false,
      acceptRanges: false,
      decorateReply: false,
      index: false,
      cacheControl: true,
      setHeaders: allowOtherOrigins,
    });
  }
  // The theme of a site for pages that are not its host's: those that mails link to.
  app.get('/theme.css', async (request, reply) => {
    const site = visited(request)?.site;
    if (!site || !(await deployed.hasHost(site.host)))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('There is no site at this address.');
    const { styles } = await deployed.host(site.host);
    const { css } = await joinStyles(
      styles.map((href) => ({ href, whole: true })),
      '',
    );
    return reply
      .header('cache-control', 'no-cache')
      .type('text/css; charset=utf-8')
      .send(css + brandRules(brandOf(site.id)));
  });
  app.get('/favicon.svg', async (request, reply) => {
    const site = visited(request)?.site;
    if (!site) return reply.code(404).send();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml; charset=utf-8')
      .send(favicon(brandOf(site.id)));
  });
  app.get('/remotes.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(await deployed.manifest()),
  );

  app.setNotFoundHandler((request, reply) => {
    const isMethod = request.method === 'GET' || request.method === 'HEAD';
    if (!isMethod) reply.header('allow', 'GET, HEAD, POST');
    return isMethod
      ? sendError(request, reply, 404, { site: siteOf(request), what: 'nothing' })
      : reply.code(405).type('text/plain; charset=utf-8').send('Pages answer GET and POST.');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a page failed');
    if (isCall(request.url) && status === 413)
      return reply.code(413).type('application/problem+json').send(tooLarge);
    return sendError(request, reply, status, { site: siteOf(request), what: whatIs(status) });
  });
  limitBodies(app, oneMegabyte, isCall);
  for (const prefix of apiPrefixes) {
    await app.register(httpProxy, {
      upstream: configuration.apiUrl,
      prefix,
      rewritePrefix: prefix,
      preHandler: onlyOfSites,
      replyOptions: {
        // This server has answered "Expect" already, and its client cannot pass it on.
        rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
          ...headers,
          [visitHeader]: signVisit(configuration.internalSecret, {
            hostname: visited(request)?.hostname ?? '',
            address: request.ip,
          }),
        }),
        onError: (reply) => {
          const problem = isTooLarge(reply.request) ? tooLarge : apiDown;
          void reply.code(problem.status).type('application/problem+json').send(problem);
        },
      },
    });
  }

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: string | null,
  ): Promise<FastifyReply> => {
    const at = visited(request);
    if (!at)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('There is no site at this address.');
    if (!(await deployed.hasHost(at.site.host)))
      return sendError(request, reply, 503, { site: at.site, what: 'notOpen' });
    // Resolved against an address, or sent back as one, two slashes would name another host.
    if (/^\/[/\\]/.test(request.url)) return reply.redirect(onThisHost(request.url), 308);
    const origin = originOf(configuration.publicUrl, at.hostname);
    const url = new URL(origin + request.url);
    const offered = fields === null ? offeredPath(url.pathname, at.site) : null;
    if (offered !== null) return reply.redirect(onThisHost(offered + url.search), 302);
    const page = await servePage(
      {
        ...at,
        origin,
        path: url.pathname,
        search: url.searchParams,
        sent: sentForm(url.searchParams, fields),
        cookies: request.headers.cookie ?? '',
        userAgent: request.headers['user-agent'] ?? '',
        ticket: Math.random(),
        savesData: request.headers['save-data'] === 'on',
        now: Math.floor(now()),
        address: request.ip,
      },
      parts,
    );
    reply.header('cache-control', 'no-store');
    if ('to' in page)
      return reply.header('set-cookie', page.setCookies).redirect(onThisHost(page.to), 303);
    return reply
      .code(page.status)
      .headers(page.headers)
      .type('text/html; charset=utf-8')
      .send(Readable.from(inTwoParts(page.html).map((part) => Buffer.from(part))));
  };
  app.get('/*', { compress: eachPartAtOnce }, (request, reply) => answerPage(request, reply, null));
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    forms.post('/*', { compress: eachPartAtOnce }, async (request, reply) => {
      if (!isOwnForm(request, configuration))
        return sendError(request, reply, 403, { site: siteOf(request), what: 'foreignForm' });
      return answerPage(request, reply, typeof request.body === 'string' ? request.body : '');
    });
  });
  return app;
}

const siteOf = (request: FastifyRequest): Site | null => visited(request)?.site ?? null;

/** The form that a request brings: in its body, or as fields in its query. */
function sentForm(search: URLSearchParams, body: string | null): SentForm | null {
  if (body !== null) return { method: 'POST', fields: body };
  return [...search.keys()].some(isFormField) ? { method: 'GET', fields: String(search) } : null;
}

/** A path of this host: one with two slashes would name another. */
const onThisHost = (path: string): string => path.replace(/^[/\\]+/, '/');

/** Whether a form comes from a page of this host: browsers say so themselves. */
function isOwnForm(
  request: FastifyRequest,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
): boolean {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined) return from === 'same-origin';
  const at = visited(request);
  return at !== null && request.headers.origin === originOf(publicUrl, at.hostname);
}

/**
 * The site of a request's `Host`, and which of its hostnames that is; `null` where no site has that
 * name, or where the header is more than a name and a port. Many proxies pass a visitor's
 * `X-Forwarded-Host` on, so nobody is believed with that.
 */
function visited({
  headers: { host = '' },
}: Pick<FastifyRequest, 'headers'>): { site: Site; hostname: string } | null {
  const hostname = /^([\w.-]+)(?::\d+)?$/.exec(host)?.[1]?.toLowerCase() ?? '';
  const site = siteFor(hostname);
  return site && { site, hostname };
}

const isCall = (url: string): boolean => apiPrefixes.some((prefix) => url.startsWith(prefix));

const isFile = (url: string): boolean =>
  immutableFolders.some((folder) => url.startsWith(`/${folder}/`));

/** Hosts on other origins load remotes too; the files are public. */
function allowOtherOrigins(reply: { header: (name: string, value: string) => unknown }): void {
  reply.header('access-control-allow-origin', '*');
  // A page that isolates itself may show them as well.
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * A hostname that leads here without being a site gets neither pages nor API answers (SITE-007).
 */
async function onlyOfSites(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  return visited(request)
    ? undefined
    : reply.code(404).type('application/problem+json').send(noSite);
}

const noSite = { status: 404, code: 'not_found', message: 'there is no site at this address' };
const whatIs = (status: number): 'tooLarge' | 'unreadable' | 'failed' =>
  status === 413 ? 'tooLarge' : status < 500 ? 'unreadable' : 'failed';

const tooLarge = {
  status: 413,
  code: 'payload_too_large',
  message: 'the body is larger than 1 MB',
};
const apiDown = {
  status: 503,
  code: 'provider_unavailable',
  message: 'the API does not answer; try again shortly',
};

/**
 * An address may contain the id of a cart or an order, which grants access: only the method of a
 * request is logged.
 */
const logOptions = (level: Configuration['logLevel']): FastifyServerOptions['logger'] =>
  level !== 'silent' && {
    level,
    redact: ['req.headers', 'req.url', 'source'],
    serializers: { req: (request) => ({ method: request.method }) },
  };
