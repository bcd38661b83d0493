import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Faults } from '../faults/faults.ts';
import type { Mailbox } from './mailbox.ts';

const largestMessage = 10 * 1024 * 1024;

export type MailServer = {
  /** Binds 127.0.0.1 and, where the machine has it, ::1; answers the port. */
  start: (port: number) => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * An SMTP server that delivers nothing: every message ends in the mailbox. Accepts any user and
 * password, or none.
 */
export function createMailServer({
  mailbox,
  faults,
  clock,
}: {
  mailbox: Mailbox;
  faults: Faults;
  clock: () => Date;
}): MailServer {
  const listeners: SMTPServer[] = [];

  const listen = (host: string, port: number): Promise<number> => {
    const server = new SMTPServer({
      // Without a trusted certificate STARTTLS would only make clients fail.
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      size: largestMessage,
      // Connections still open when the server stops are closed after this time (ms).
      closeTimeout: 500,
      onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
      onData: (stream, session, done) => {
        const deliver = async (): Promise<string> => {
          const raw = await buffer(stream);
          if (stream.sizeExceeded)
            throw Object.assign(new Error('Message too large'), { responseCode: 552 });
          if (faults.of('mail').mode === 'fail')
            throw Object.assign(new Error('Told to fail, try later'), { responseCode: 451 });
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const { id } = await mailbox.receive(
            raw,
            { from, to: rcptTo.map(({ address }) => address) },
            clock(),
          );
          await faults.pause('mail');
          return `Kept as ${id}`;
        };
        deliver().then((text) => done(null, text), done);
      },
    });
    server.server.prependListener('connection', (socket) => {
      if (faults.of('mail').mode === 'refuse') socket.destroy();
    });
    // A client that disconnects early is not an error of the server.
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        server.on('error', () => undefined);
        listeners.push(server);
        resolve(readPort(server.server.address()));
      });
    });
  };

  return {
    start: async (wanted) => {
      const port = await listen('127.0.0.1', wanted);
      // A machine without IPv6 has no ::1; "localhost" is then 127.0.0.1.
      await listen('::1', port).catch((problem: NodeJS.ErrnoException) => {
        if (problem.code !== 'EADDRNOTAVAIL' && problem.code !== 'EAFNOSUPPORT') throw problem;
      });
      return port;
    },
    stop: async () => {
      await Promise.all(
        listeners.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
      );
    },
  };
}

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port.');
  return address.port;
}
