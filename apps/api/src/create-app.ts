import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { boundReading, boundStop, trustProxy } from '@foyer/serving';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { ApiDependencies } from './api-dependencies.ts';
import { createVenueCatalogue } from './catalogue/venue-catalogue.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import { type RoomLock, rowLock } from './database/room-lock.ts';
import { answerConnection, answerErrors, answerUnreadable } from './http/answer-errors.ts';
import { serveCardTokenPages } from './http/card-token-pages.ts';
import { createDiscountGuesses } from './http/discount-guesses.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { withForms } from './http/plain-page.ts';
import { createSearchReader } from './http/read-search.ts';
import { readVisits } from './http/visits.ts';
import { csrfSecret } from './http/serve-endpoint.ts';
import type { Jobs } from './jobs/jobs.ts';
import { measuredProviders } from './providers/measured.ts';
import type { Providers } from './providers/providers.ts';
import { accountRoutes, inboxRoute, sessionTokenRoute } from './routes/account.ts';
import { addOnRoutes } from './routes/add-ons.ts';
import { alternativesRoute, calendarRoutes } from './routes/around-availability.ts';
import { availabilityRoute } from './routes/availability.ts';
import { cancelPage, cancelRoutes } from './routes/cancel.ts';
import { cartRoutes, createCartRoute } from './routes/cart.ts';
import { createLegacyCartRoute } from './routes/create-legacy-cart.ts';
import { createOrderRoute } from './routes/create-order.ts';
import { enquiryPages } from './routes/enquiry-pages.ts';
import { leadTimesRoute, textsRoute, venueRoute, venuesRoute } from './routes/venue.ts';
import { metricsRoute, serviceRoutes } from './routes/service.ts';
import { offerListRoutes } from './routes/offer-lists.ts';
import { offerPage } from './routes/offer-page.ts';
import { officeBookingRoute } from './routes/office-booking.ts';
import { officeRoutes } from './routes/office.ts';
import { orderRoutes } from './routes/order.ts';
import { passwordPage, passwordRoutes } from './routes/password.ts';
import { propertyAskRoutes } from './routes/property-asks.ts';
import { propertyBookingRoutes } from './routes/property-booking.ts';
import { propertyCartRoute } from './routes/property-cart.ts';
import { quietRoutes } from './routes/quiet.ts';
import { searchRoutes } from './routes/search.ts';
import { severalDaysRoutes } from './routes/several-days.ts';
import { verifyRoutes } from './routes/verify.ts';

export type AppOptions = {
  database: Database;
  providers: Providers;
  clock: Clock;
  configuration: Configuration & { secret: string };
  roomLock?: RoomLock;
  jobs: Jobs;
  metrics?: Metrics;
};

const oneMegabyte = 1024 * 1024;

/** The HTTP API with its dependencies; the caller listens and closes. */
export async function createApp({
  database,
  providers,
  clock,
  configuration,
  jobs,
  roomLock = rowLock,
  metrics = createMetrics(database),
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: oneMegabyte,
    trustProxy: trustProxy(configuration.trustedProxies),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerConnection,
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      querystringParser: createSearchReader(),
    },
    logger: logOptions(configuration.logLevel),
  });
  boundStop(app);
  boundReading(app);
  answerErrors(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.answered(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  sendSecurityHeaders(app);
  readVisits(app, configuration.internalSecret);
  if (configuration.rateLimit > 0)
    await app.register(rateLimit, {
      global: false,
      timeWindow: '1 minute',
      max: configuration.rateLimit,
      keyGenerator: (request) => request.visit.address,
    });

  app.decorate(csrfSecret, configuration.secret);

  const dependencies: ApiDependencies = {
    database,
    catalogue: createVenueCatalogue(database),
    providers: measuredProviders(providers, metrics),
    clock,
    configuration,
    roomLock,
    jobs,
  };
  serviceRoutes(app, dependencies);
  metricsRoute(app, metrics);
  serveCardTokenPages(app, configuration);
  venuesRoute(app, dependencies);
  venueRoute(app, dependencies);
  const discountGuesses = createDiscountGuesses();
  availabilityRoute(app, dependencies, discountGuesses);
  calendarRoutes(app, dependencies, discountGuesses);
  alternativesRoute(app, dependencies, discountGuesses);
  offerListRoutes(app, dependencies, discountGuesses);
  severalDaysRoutes(app, dependencies, discountGuesses);
  searchRoutes(app, dependencies, discountGuesses);
  textsRoute(app);
  leadTimesRoute(app, dependencies);
  createCartRoute(app, dependencies, discountGuesses);
  cartRoutes(app, dependencies, discountGuesses);
  createOrderRoute(app, dependencies, discountGuesses);
  createLegacyCartRoute(app, dependencies, discountGuesses);
  addOnRoutes(app, dependencies);
  orderRoutes(app, dependencies);
  propertyAskRoutes(app, dependencies);
  propertyCartRoute(app, dependencies);
  propertyBookingRoutes(app, dependencies);
  officeRoutes(app, dependencies);
  officeBookingRoute(app, dependencies);
  quietRoutes(app, dependencies);
  sessionTokenRoute(app, dependencies.configuration);
  accountRoutes(app, dependencies);
  passwordRoutes(app, dependencies);
  verifyRoutes(app, dependencies);
  cancelRoutes(app, dependencies);
  inboxRoute(app, dependencies);
  await withForms(app, (scope) => {
    passwordPage(scope, dependencies);
    enquiryPages(scope, dependencies);
    offerPage(scope, dependencies);
    cancelPage(scope, dependencies);
  });
  return app;
}

/**
 * Logs one line per answer with method and route pattern. URLs are not logged: the id of a cart or
 * order in them gives access to it.
 */
function logOptions(level: Configuration['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      req: (request) => ({ method: request.method }),
      err: (error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  };
}

/** For data that no page should run, frame or sniff. HTTPS is up to the front door. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Node treats what follows an unanswered upgrade as the other protocol: the next request would
    // never be answered.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done();
  });
}
