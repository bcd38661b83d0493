import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const read = (env: Record<string, string>) => readConfiguration(env);

describe('the environment', () => {
  it('needs nothing: everything has a default that fits the others', () => {
    const result = read({});
    expect(result.ok && result.configuration).toMatchObject({ port: 4001, host: '127.0.0.1', databaseUrl: null, sandboxUrl: 'http://localhost:4002', smtpUrl: 'smtp://localhost:4025', publicUrl: 'http://localhost:4000', seed: 'demonstration', secret: null });
    expect(result.ok && result.configuration.dataFolder).toMatch(/\.foyer\/data$/);
  });

  it('moves the neighbours with PORT, and does not fill a database of the operator with demonstration data', () => {
    const result = read({ PORT: '5000', DATABASE_URL: 'postgres://db/foyer', SECRET: '' });
    expect(result.ok && result.configuration).toMatchObject({ port: 5001, sandboxUrl: 'http://localhost:5002', seed: 'none', secret: null });
  });

  it.each([
    ['PORT', 'eighty', 'PORT is wrong: expected a whole number from 1 to 65000.'],
    ['PORT', '70000', 'PORT is wrong: expected a whole number from 1 to 65000.'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL is wrong: expected an address that begins with postgres:// or postgresql://.'],
    ['SMTP_URL', 'localhost:25', 'SMTP_URL is wrong: expected an address that begins with smtp:// or smtps://.'],
    ['SECRET', 'short', 'SECRET is wrong: expected at least 32 characters.'],
    ['SEED', 'all', 'SEED is wrong: expected demonstration or none.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: expected silent, error, warn, info or debug.'],
  ])('says in one sentence what is wrong with %s=%s', (name, value, message) => {
    expect(read({ [name]: value })).toEqual({ ok: false, message });
  });
});
