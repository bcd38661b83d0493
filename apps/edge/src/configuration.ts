import { embedOrigins, internalSecret, trustedProxies, type TrustedProxies } from '@foyer/serving';
import * as v from 'valibot';

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'a port number'),
    v.transform(Number),
    v.maxValue(65_535, 'a port number'),
  );

const schema = v.object({
  PORT: port(4000),
  EDGE_HOST: v.optional(v.string(), '127.0.0.1'),
  API_URL: v.optional(v.pipe(v.string(), v.url('the address of the API, http://…'))),
  /** It is part of the pages' Content-Security-Policy. */
  VAULT_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) =>
          URL.canParse(text) &&
          /^https?:$/.test(new URL(text).protocol) &&
          new URL(text).origin === text,
        'the origin of the card vault, https:// and a host, without a path',
      ),
    ),
  ),
  EMBED_ORIGINS: embedOrigins,
  SITE_FOLDER: v.pipe(v.optional(v.string(), ''), v.nonEmpty('the folder that was deployed to')),
  MAP_TILES_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('the address of map tiles, https://…/{z}/{x}/{y}.png'),
      v.regex(
        /\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/,
        'the address of map tiles with {z}, {x} and {y}',
      ),
    ),
  ),
  MAP_TILES_ATTRIBUTION: v.optional(v.string(), ''),
  LAB: v.optional(v.picklist(['on', 'off'], 'on or off'), 'off'),
  TRUSTED_PROXIES: trustedProxies,
  INTERNAL_SECRET: v.pipe(internalSecret, v.nonEmpty('the secret that the API has, too')),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
        'the address of the default site, https://…',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
    'info',
  ),
});

export type Configuration = {
  port: number;
  host: string;
  apiUrl: string;
  vaultOrigin: string;
  siteFolder: string;
  /** Whose word is taken for the address of a visitor. */
  trustedProxies?: TrustedProxies;
  /** Websites that may show tags of every site. */
  embedOrigins?: readonly string[];
  /** Answers the pages of the lab, and lets them show pages of their host in frames. */
  lab?: boolean;
  /** Signs what the API is told about a visitor. */
  internalSecret: readonly string[];
  /** Protocol and port of all sites; the hostname is the site's. */
  publicUrl: string;
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
      message: `${v.getDotPath(issue) ?? 'the environment'} is wrong: expected ${issue.message}.`,
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
    embedOrigins: output.EMBED_ORIGINS,
    siteFolder: output.SITE_FOLDER,
    lab: output.LAB === 'on',
    trustedProxies: output.TRUSTED_PROXIES,
    internalSecret: output.INTERNAL_SECRET,
    publicUrl: output.PUBLIC_URL ?? `http://localhost:${output.PORT}`,
    logLevel: output.LOG_LEVEL,
    ...(output.MAP_TILES_URL !== undefined && {
      mapTiles: { url: output.MAP_TILES_URL, attribution: output.MAP_TILES_ATTRIBUTION },
    }),
  };
}
