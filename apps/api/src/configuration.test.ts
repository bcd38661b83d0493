import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const read = (env: Record<string, string>) => readConfiguration(env);

/** All outside parties at one URL. */
const all = (url: string) => ({
  propertySystem: url,
  officeOperator: url,
  cardVault: url,
  translation: url,
  location: url,
});

describe('the environment', () => {
  it('can be empty: all variables have defaults that fit together', () => {
    const result = read({});
    expect(result.ok && result.configuration).toMatchObject({
      port: 4001,
      host: '127.0.0.1',
      databaseUrl: null,
      partyUrls: all('http://localhost:4002'),
      smtpUrl: 'smtp://localhost:4025',
      publicUrl: 'http://localhost:4000',
      seed: 'demonstration',
      secret: null,
    });
    expect(result.ok && result.configuration.dataFolder).toMatch(/\.foyer\/data$/);
  });

  it('moves the other ports with PORT, and stores no demonstration data in a database of the operator', () => {
    const result = read({ PORT: '5000', DATABASE_URL: 'postgres://db/foyer', SECRET: '' });
    expect(result.ok && result.configuration).toMatchObject({
      port: 5001,
      partyUrls: all('http://localhost:5002'),
      smtpUrl: 'smtp://localhost:5025',
      seed: 'none',
      secret: null,
    });
  });

  it.each([
    ['PROPERTY_SYSTEM_URL', 'propertySystem'],
    ['OFFICE_OPERATOR_URL', 'officeOperator'],
    ['VAULT_URL', 'cardVault'],
    ['TRANSLATION_URL', 'translation'],
    ['LOCATION_URL', 'location'],
  ])('%s sets the URL of %s and of no other outside party', (name, party) => {
    const sandbox = 'https://stand-ins.example';
    const result = read({ SANDBOX_URL: sandbox, [name]: 'https://api.example/v2' });
    expect(result.ok && result.configuration.partyUrls).toEqual({
      ...all(sandbox),
      [party]: 'https://api.example/v2',
    });
    expect(read({ [name]: 'api.example' })).toEqual({
      ok: false,
      message: `${name} is wrong: expected an address that begins with http:// or https://.`,
    });
    expect(read({ [name]: 'https://user:key@api.example' })).toEqual({
      ok: false,
      message: `${name} is wrong: expected an address without user, password, query and fragment.`,
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT is wrong: expected a whole number from 1 to 65000.'],
    ['PORT', '70000', 'PORT is wrong: expected a whole number from 1 to 65000.'],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL is wrong: expected an address that begins with postgres:// or postgresql://.',
    ],
    [
      'SANDBOX_URL',
      'ftp://sandbox',
      'SANDBOX_URL is wrong: expected an address that begins with http:// or https://.',
    ],
    [
      'PUBLIC_URL',
      'foyer.example',
      'PUBLIC_URL is wrong: expected an address that begins with http:// or https://.',
    ],
    [
      'DATABASE_CONNECTIONS',
      '0',
      'DATABASE_CONNECTIONS is wrong: expected a whole number from 1 to 500.',
    ],
    ['RATE_LIMIT', '-1', 'RATE_LIMIT is wrong: expected a whole number from 0 to 1000000.'],
    [
      'SMTP_URL',
      'localhost:25',
      'SMTP_URL is wrong: expected an address that begins with smtp:// or smtps://.',
    ],
    ['SECRET', 'short', 'SECRET is wrong: expected at least 32 characters.'],
    ['SEED', 'all', 'SEED is wrong: expected demonstration or none.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: expected silent, error, warn, info or debug.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, message) => {
    expect(read({ [name]: value })).toEqual({ ok: false, message });
  });
});
