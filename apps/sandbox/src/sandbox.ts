import Fastify, { type FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { answerErrors } from './answer-errors.ts';
import type { Ports } from './environment.ts';
import { faultRoutes } from './faults/fault-routes.ts';
import { createFaults } from './faults/faults.ts';
import { inboxRoutes } from './mail/inbox-routes.ts';
import { locationRoutes } from './location/location-routes.ts';
import { createMailServer } from './mail/mail-server.ts';
import { createMailbox } from './mail/mailbox.ts';
import { browserFileRoutes } from './pages/browser-files.ts';
import { startPageRoutes } from './pages/start-page.ts';
import { officeListRoutes, officeRoutes } from './office/office-routes.ts';
import { createReservations } from './rooms/reservations.ts';
import { propertyRoutes, reservationListRoutes } from './property/property-routes.ts';
import { translationRoutes } from './translation/translation-routes.ts';
import { createAuthorizations } from './vault/authorizations.ts';
import { authorizationListRoutes, authorizationRoutes } from './vault/authorization-routes.ts';
import { cardRoutes } from './vault/card-routes.ts';
import { createCards } from './vault/cards.ts';
import { frameRoutes } from './vault/frame-routes.ts';
import { isParentAllowed } from './vault/parent-origin.ts';

export type SandboxOptions = {
  /** Hostnames of pages that may embed the card frame; `*.` in front means all subdomains. */
  parents?: readonly string[];
  clock?: () => Date;
};

export type Sandbox = {
  /**
   * HTTP binds every address of `localhost`, SMTP 127.0.0.1 and ::1. Port 0 takes a free one.
   * Rejects with EADDRINUSE.
   */
  start: (ports: Ports) => Promise<{ url: string; port: number; smtpPort: number }>;
  /** Lets pending answers finish for up to two seconds, then closes every connection. */
  stop: () => Promise<void>;
};

/**
 * The outside parties of Foyer over real HTTP and SMTP; each can be made slow, failing or refusing.
 */
export function createSandbox({
  parents = ['localhost', '*.localhost'],
  clock = () => new Date(),
}: SandboxOptions = {}): Sandbox {
  const faults = createFaults();
  const mailbox = createMailbox();
  const mail = createMailServer({ mailbox, faults, clock });
  const cards = createCards({ clock });
  const authorizations = createAuthorizations({ cards, clock });
  const reservations = createReservations({ clock });
  const officeReservations = createReservations({ clock });

  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 64 * 1024 });
  answerErrors(app);
  const inFlight = countInFlight(app);
  app.get('/healthz', () => ({ ok: true }));
  app.register(browserFileRoutes);
  app.register(startPageRoutes, { faults });
  app.register(faultRoutes, { faults });
  app.register(inboxRoutes, { mailbox });
  app.register(authorizationListRoutes, { authorizations });
  app.register(async (vault) => {
    faults.applyTo(vault, 'vault');
    await vault.register(frameRoutes, {
      clock,
      mayHold: (parent: URL) => isParentAllowed(parent, parents),
    });
    await vault.register(cardRoutes, { cards, clock });
    await vault.register(authorizationRoutes, { authorizations });
  });

  app.register(reservationListRoutes, { reservations });
  app.register(async (property) => {
    faults.applyTo(property, 'property');
    await property.register(propertyRoutes, {
      reservations,
      findsTaken: () => faults.of('property').mode === 'conflict',
    });
  });
  app.register(officeListRoutes, { reservations: officeReservations });
  app.register(async (office) => {
    faults.applyTo(office, 'office');
    await office.register(officeRoutes, {
      reservations: officeReservations,
      findsTaken: () => faults.of('office').mode === 'conflict',
    });
  });
  app.register(async (translation) => {
    faults.applyTo(translation, 'translation');
    await translation.register(translationRoutes);
  });
  app.register(async (location) => {
    faults.applyTo(location, 'location');
    await location.register(locationRoutes);
  });

  return {
    start: async (ports) => {
      await app.listen({ port: ports.http, host: 'localhost' });
      const address = app.server.address();
      const port = address !== null && typeof address === 'object' ? address.port : ports.http;
      const smtpPort = await mail.start(ports.smtp);
      return { url: `http://localhost:${port}`, port, smtpPort };
    },
    stop: async () => {
      faults.endWaits();
      for (let waited = 0; inFlight() > 0 && waited < 2000; waited += 20) await wait(20);
      await Promise.all([app.close(), mail.stop()]);
    },
  };
}

function countInFlight(app: FastifyInstance): () => number {
  let count = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    count += 1;
    // 'close' is emitted once, whether the answer was sent or the client disconnected.
    reply.raw.once('close', () => {
      count -= 1;
    });
    done();
  });
  return () => count;
}
