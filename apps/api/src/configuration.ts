import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { embedOrigins, internalSecret, trustedProxies, type TrustedProxies } from '@foyer/serving';
import * as v from 'valibot';
import { type CardVaultName, cardVaults } from './providers/card-vaults.ts';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

const wholeNumber = (from: number, to: number, otherwise: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, `a whole number from ${from} to ${to}`),
      v.transform(Number),
      v.minValue(from, `a whole number from ${from} to ${to}`),
      v.maxValue(to, `a whole number from ${from} to ${to}`),
    ),
    String(otherwise),
  );

const address = (schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    ),
  );

/** Base URL of an outside party: paths are appended to it, so it has no query and no password. */
const partyAddress = v.optional(
  v.pipe(
    address(['http:', 'https:']),
    v.check((text) => {
      const { username, password, search, hash } = new URL(text);
      return [username, password, search, hash].every((part) => part === '');
    }, 'an address without user, password, query and fragment'),
  ),
);

const environment = v.object({
  /** The front door's port; the API listens on the next one, the sandbox on the one after. */
  PORT: wholeNumber(1, 65_000, 4000),
  API_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('a host name or address')), '127.0.0.1'),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'])),
  DATABASE_CONNECTIONS: wholeNumber(1, 500, 20),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('a folder'))),
  /** Used for every outside party without a URL of its own. */
  SANDBOX_URL: partyAddress,
  PROPERTY_SYSTEM_URL: partyAddress,
  OFFICE_OPERATOR_URL: partyAddress,
  VAULT_URL: partyAddress,
  CARD_VAULT: v.optional(
    v.custom<CardVaultName>(
      (name) => typeof name === 'string' && Object.hasOwn(cardVaults, name),
      Object.keys(cardVaults).join(' or '),
    ),
    'standard',
  ),
  TRANSLATION_URL: partyAddress,
  LOCATION_URL: partyAddress,
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.nonEmpty('an address')),
    'Foyer <bookings@foyer.example>',
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters'))),
  INTERNAL_SECRET: internalSecret,
  TRUSTED_PROXIES: trustedProxies,
  EMBED_ORIGINS: embedOrigins,
  PUBLIC_URL: v.optional(address(['http:', 'https:'])),
  SEED: v.optional(v.picklist(['demonstration', 'none'], 'demonstration or none')),
  /** Creating calls per minute from one address; 0 for no limit. */
  RATE_LIMIT: wholeNumber(0, 1_000_000, 120),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
    'info',
  ),
});

/** Base URL of each outside party. */
export type PartyUrls = {
  readonly [
    Party in 'propertySystem' | 'officeOperator' | 'cardVault' | 'translation' | 'location'
  ]: string;
};

export type Configuration = {
  port: number;
  host: string;
  databaseUrl: string | null;
  databaseConnections: number;
  /** Absolute path. Contains the embedded database and the generated secret. */
  dataFolder: string;
  partyUrls: PartyUrls;
  cardVault: CardVaultName;
  smtpUrl: string;
  mailFrom: string;
  /** `null`: generated on the first start and stored in the data folder. */
  secret: string | null;
  /** What a front door signs with; any of them is accepted. */
  internalSecret: readonly string[];
  /** Whose word is taken for the address of a caller that comes past the front door. */
  trustedProxies: TrustedProxies;
  /** Websites that may show tags of every site. */
  embedOrigins?: readonly string[];
  publicUrl: string;
  seed: 'demonstration' | 'none';
  rateLimit: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
};

export type ReadConfiguration =
  { ok: true; configuration: Configuration } | { ok: false; message: string };

/**
 * Reads all variables of the API; an empty one counts as absent. An invalid one is an error whose
 * message names it.
 */
export function readConfiguration(
  env: Readonly<Record<string, string | undefined>>,
): ReadConfiguration {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue) ?? 'the environment';
    return { ok: false, message: `${name} is wrong: expected ${issue.message}.` };
  }
  const values = parsed.output;
  const sandboxUrl = values.SANDBOX_URL ?? `http://localhost:${values.PORT + 2}`;
  return {
    ok: true,
    configuration: {
      port: values.PORT + 1,
      host: values.API_HOST,
      databaseUrl: values.DATABASE_URL ?? null,
      databaseConnections: values.DATABASE_CONNECTIONS,
      dataFolder: resolve(repositoryRoot, values.DATA_DIR ?? '.foyer/data'),
      partyUrls: {
        propertySystem: values.PROPERTY_SYSTEM_URL ?? sandboxUrl,
        officeOperator: values.OFFICE_OPERATOR_URL ?? sandboxUrl,
        cardVault: values.VAULT_URL ?? sandboxUrl,
        translation: values.TRANSLATION_URL ?? sandboxUrl,
        location: values.LOCATION_URL ?? sandboxUrl,
      },
      cardVault: values.CARD_VAULT,
      smtpUrl: values.SMTP_URL ?? `smtp://localhost:${values.PORT + 25}`,
      mailFrom: values.MAIL_FROM,
      secret: values.SECRET ?? null,
      internalSecret: values.INTERNAL_SECRET,
      trustedProxies: values.TRUSTED_PROXIES,
      embedOrigins: values.EMBED_ORIGINS,
      publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
      seed: values.SEED ?? (values.DATABASE_URL === undefined ? 'demonstration' : 'none'),
      rateLimit: values.RATE_LIMIT,
      logLevel: values.LOG_LEVEL,
    },
  };
}
