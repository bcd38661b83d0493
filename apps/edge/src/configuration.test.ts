import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const secret = 's'.repeat(32);

const read = (environment: Record<string, string>) =>
  readConfiguration({ SITE_FOLDER: '/site', INTERNAL_SECRET: secret, ...environment });

describe('the front door’s environment', () => {
  it('has the API and the sandbox’s vault beside it, unless it says otherwise', () => {
    expect(read({ PORT: '5000' })).toMatchObject({
      ok: true,
      configuration: {
        port: 5000,
        apiUrl: 'http://127.0.0.1:5001',
        vaultOrigin: 'http://localhost:5002',
        logLevel: 'info',
      },
    });
    expect(read({ VAULT_ORIGIN: 'https://vault.example' })).toMatchObject({
      configuration: { vaultOrigin: 'https://vault.example' },
    });
  });

  it.each([
    'vault.example',
    'ftp://vault.example',
    'https://vault.example/',
    'https://vault.example/frame',
    "https://vault.example; script-src 'unsafe-inline'",
    '*',
  ])('is wrong at VAULT_ORIGIN=%s, which would stand in every page’s policy', (value) => {
    expect(read({ VAULT_ORIGIN: value })).toEqual({
      ok: false,
      message:
        'VAULT_ORIGIN is wrong: expected the origin of the card vault, https:// and a host, without a path.',
    });
  });

  it('has no lab, unless the operator allows it', () => {
    expect(read({})).toMatchObject({ configuration: { lab: false } });
    expect(read({ LAB: 'on' })).toMatchObject({ configuration: { lab: true } });
  });

  it('trusts no proxy, unless it names addresses or ranges', () => {
    expect(read({})).toMatchObject({ configuration: { trustedProxies: [] } });
    expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({
      configuration: { trustedProxies: ['10.0.0.0/8', '::1'] },
    });
    expect(read({ TRUSTED_PROXIES: '2' })).toMatchObject({ configuration: { trustedProxies: 2 } });
  });

  it.each([
    'true',
    '0',
    '-1',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.1;::1',
  ])('is wrong at TRUSTED_PROXIES=%s', (value) => {
    expect(read({ TRUSTED_PROXIES: value })).toEqual({
      ok: false,
      message:
        'TRUSTED_PROXIES is wrong: expected addresses or ranges with commas between them, or a number of proxies from 1 to 9.',
    });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT is wrong: expected a port number.'],
    [{ LAB: 'yes' }, 'LAB is wrong: expected on or off.'],
    [{ PORT: '70000' }, 'PORT is wrong: expected a port number.'],
    [{ SITE_FOLDER: '' }, 'SITE_FOLDER is wrong: expected the folder that was deployed to.'],
    [
      { INTERNAL_SECRET: '' },
      'INTERNAL_SECRET is wrong: expected the secret that the API has, too.',
    ],
    [
      { INTERNAL_SECRET: `${secret},short` },
      'INTERNAL_SECRET is wrong: expected at least 32 characters, the same at front door and API.',
    ],
    [
      { PUBLIC_URL: 'foyer.example' },
      'PUBLIC_URL is wrong: expected the address of the default site, https://….',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong: expected silent, error, warn, info or debug.'],
    [
      { MAP_TILES_URL: 'https://tiles.example/' },
      'MAP_TILES_URL is wrong: expected the address of map tiles with {z}, {x} and {y}.',
    ],
  ])('%o is told in one sentence', (environment, message) => {
    expect(read(environment)).toEqual({ ok: false, message });
  });

  it('stops the start where it is wrong, with that sentence and nothing else', async () => {
    const started = promisify(execFile)(
      process.execPath,
      [new URL('main.ts', import.meta.url).pathname],
      { env: { PATH: process.env['PATH'], PORT: 'many' } },
    );
    await expect(started).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'PORT is wrong: expected a port number.\n',
    });
  });
});
