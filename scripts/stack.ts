import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { portsFrom } from './ports.ts';
import { root, runFolder, siteFolder } from './root.ts';
import { ExpectedError } from './steps.ts';

export type Stack = {
  url: string;
  ports: ReturnType<typeof portsFrom>;
  /** For another front door to its API. */
  internalSecret: string;
  /** Stops everything in order; resolves when done. */
  stop: () => Promise<void>;
  /** Resolves with the name of a part that ended unexpectedly. */
  ended: Promise<string>;
  part: (name: PartName) => Part;
};

type PartName = 'sandbox' | 'api' | 'edge' | 'hotel-website';
type Part = {
  kill: (signal: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  pid: () => number | undefined;
};

type Options = {
  port: number;
  /** Where the front door listens, where something else stands before it. */
  edgePort?: number;
  /** IP addresses of front door and API, as on machines of their own. */
  addresses?: Record<'edge' | 'api', string>;
  dataFolder?: string;
  env?: Readonly<Record<string, string>>;
  quiet?: boolean;
  siteFolder?: string;
};

/**
 * Starts sandbox, API, front door and a hotel's website as processes of their own, as an operator
 * would, and waits until they answer.
 */
export async function startStack({
  port,
  edgePort = port,
  addresses = { edge: '127.0.0.1', api: '127.0.0.1' },
  dataFolder = path.join(runFolder, 'data'),
  env = {},
  quiet = false,
  siteFolder: site = siteFolder,
}: Options): Promise<Stack> {
  const ports = { ...portsFrom(port), edge: edgePort };
  const internalSecret = process.env['INTERNAL_SECRET'] ?? randomBytes(32).toString('hex');
  const all: Record<string, string> = {
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataFolder,
    SITE_FOLDER: site,
    SMTP_PORT: String(ports.smtp),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    INTERNAL_SECRET: internalSecret,
    PUBLIC_URL: `http://localhost:${port}`,
    EDGE_HOST: addresses.edge,
    API_HOST: addresses.api,
    API_URL: `http://${addresses.api}:${ports.api}`,
    FOYER_URL: `http://localhost:${port}`,
    EMBED_ORIGINS: [process.env['EMBED_ORIGINS'], `http://localhost:${ports.hotelWebsite}`]
      .filter(Boolean)
      .join(','),
    VAULT_ORIGIN: process.env['VAULT_ORIGIN'] ?? `http://localhost:${ports.sandbox}`,
    ...env,
  };
  let stopping = false;
  let tellEnd: (name: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (tellEnd = resolve));

  const makePart = (name: PartName, health: string): Part => {
    let child: ChildProcess | null = null;
    let wanted = false;
    let output = '';
    const start = async () => {
      wanted = true;
      output = '';
      const started = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', path.join(root, 'apps', name, 'src', 'main.ts')],
        {
          cwd: root,
          env: { ...process.env, ...all, ...(name === 'edge' && { PORT: String(edgePort) }) },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      child = started;
      const keep = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000);
        if (!quiet) process.stdout.write(chunk);
      };
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      started.on('exit', () => {
        if (wanted && !stopping) tellEnd(name);
      });
      await answers(health, started, () => `The ${name} did not start.\n${output.trim()}`);
    };
    const kill = async (signal: NodeJS.Signals) => {
      wanted = false;
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      const gone = new Promise<void>((resolve) => dying.once('exit', () => resolve()));
      dying.kill(signal);
      const late = setTimeout(() => dying.kill('SIGKILL'), 6000);
      await gone;
      clearTimeout(late);
    };
    return { start, kill, pid: () => child?.pid };
  };

  const parts: Record<PartName, Part> = {
    sandbox: makePart('sandbox', `http://127.0.0.1:${ports.sandbox}/healthz`),
    api: makePart('api', `http://${addresses.api}:${ports.api}/readyz`),
    edge: makePart('edge', `http://${addresses.edge}:${ports.edge}/healthz`),
    'hotel-website': makePart('hotel-website', `http://127.0.0.1:${ports.hotelWebsite}/healthz`),
  };
  const stop = async () => {
    stopping = true;
    for (const name of ['hotel-website', 'edge', 'api', 'sandbox'] as const)
      await parts[name].kill('SIGTERM');
  };
  try {
    await Promise.all(Object.values(parts).map((part) => part.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    ports,
    internalSecret,
    stop,
    ended,
    part: (name) => parts[name],
  };
}

async function answers(url: string, child: ChildProcess, failure: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new ExpectedError(failure());
    const ok = await fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new ExpectedError(failure());
}
