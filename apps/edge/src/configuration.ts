import { isIP } from 'node:net';
import * as v from 'valibot';

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'expected a port number.'),
    v.transform(Number),
    v.maxValue(65_535, 'expected a port number.'),
  );

const isAddressRange = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const isPrefix =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && isPrefix && rest.length === 0;
};

const schema = v.object({
  PORT: port(4000),
  EDGE_HOST: v.optional(v.string(), '127.0.0.1'),
  API_URL: v.optional(v.pipe(v.string(), v.url('expected the address of the API, http://…'))),
  /** It is part of the pages' Content-Security-Policy. */
  VAULT_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          URL.canParse(text) &&
          /^https?:$/.test(new URL(text).protocol) &&
          new URL(text).origin === text,
        'expected the origin of the card vault, https:// and a host, without a path.',
      ),
    ),
  ),
  SITE_FOLDER: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty('expected the folder that was deployed to.'),
  ),
  MAP_TILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('expected the address of map tiles, https://…/{z}/{x}/{y}.png'),
      v.regex(
        /\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/,
        'expected the address of map tiles with {z}, {x} and {y}.',
      ),
    ),
  ),
  MAP_TILES_ATTRIBUTION: v.optional(v.string(), ''),
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').flatMap((entry) => entry.trim() || [])),
    v.check(
      (entries) => entries.every(isAddressRange),
      'expected addresses or ranges with commas between them, such as 10.0.0.0/8,::1.',
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'expected silent, error, warn, info or debug.',
    ),
    'info',
  ),
});

export type Configuration = {
  port: number;
  host: string;
  apiUrl: string;
  vaultOrigin: string;
  siteFolder: string;
  /**
   * Whose `X-Forwarded-*` headers are believed: the protocol, hostname and address of a visitor
   * (as IP addresses or CIDR ranges).
   */
  trustedProxies?: readonly string[];
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Without them, maps are drawings. */
  mapTiles?: { url: string; attribution: string };
};

export type ReadConfiguration =
  { ok: true; configuration: Configuration } | { ok: false; message: string };

/** Reads the environment once; a wrong value is a sentence that names the variable. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): ReadConfiguration {
  const read = v.safeParse(schema, environment, { abortPipeEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    return {
      ok: false,
      message: `${v.getDotPath(issue) ?? 'the environment'} is wrong: ${issue.message}`,
    };
  }
  return { ok: true, configuration: configurationOf(read.output) };
}

function configurationOf(output: v.InferOutput<typeof schema>): Configuration {
  return {
    port: output.PORT,
    host: output.EDGE_HOST,
    apiUrl: output.API_URL ?? `http://127.0.0.1:${output.PORT + 1}`,
    vaultOrigin: output.VAULT_ORIGIN ?? `http://localhost:${output.PORT + 2}`,
    siteFolder: output.SITE_FOLDER,
    trustedProxies: output.TRUSTED_PROXIES,
    logLevel: output.LOG_LEVEL,
    ...(output.MAP_TILES_URL !== undefined && {
      mapTiles: { url: output.MAP_TILES_URL, attribution: output.MAP_TILES_ATTRIBUTION },
    }),
  };
}
