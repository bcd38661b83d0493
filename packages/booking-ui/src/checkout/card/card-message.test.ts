import { describe, expect, it } from 'vitest';
import { firstFrameHeight, readCardMessage } from './card-message.ts';

const address = {
  url: 'https://vault.example/frame',
  vaultOrigin: 'https://vault.example',
  ownOrigin: 'https://site.example',
};
const frame = { name: 'the frame' };
const heard = (data: unknown, origin = address.vaultOrigin, source: unknown = frame) =>
  readCardMessage({ origin, source, data }, frame, address);

describe('the vault', () => {
  it.each([
    [{ type: 'ready' }, { kind: 'ready' }],
    [
      { type: 'valid', valid: false },
      { kind: 'valid', valid: false },
    ],
    [
      { type: 'frameDimensionsChanged', height: 511.2 },
      { kind: 'height', height: 512 },
    ],
    [
      { type: 'frameDimensionsChanged', height: 20 },
      { kind: 'height', height: 200 },
    ],
    [
      { type: 'frameDimensionsChanged', height: 99999 },
      { kind: 'height', height: 1200 },
    ],
    [
      { type: 'confirmation', open: true },
      { kind: 'confirmation', open: true },
    ],
  ])('says %j (REGUS-048, REGUS-052, D-8)', (data, message) => {
    expect(heard(data)).toEqual(message);
  });

  it.each([
    ['ready'],
    [null],
    [{ type: 'valid' }],
    [{ type: 'valid', valid: 'yes' }],
    [{ type: 'frameDimensionsChanged', height: Number.NaN }],
    [{ type: 'other' }],
    [{ cardToken: 'tok_1' }],
  ])('is not believed when it says %j', (data) => {
    expect(heard(data)).toBeNull();
  });
});

it('begins with the height of 403 (REGUS-052, CONST-022)', () => {
  expect(firstFrameHeight).toBe(403);
});

describe('our own page inside the frame', () => {
  it('hands over the token, or the failure (REGUS-032, OPERA-027)', () => {
    expect(heard({ cardToken: 'tok_1' }, address.ownOrigin)).toEqual({
      kind: 'token',
      cardToken: 'tok_1',
    });
    expect(heard({ error: 'card_not_stored' }, address.ownOrigin)).toEqual({ kind: 'refused' });
  });

  it.each([[{ cardToken: '' }], [{ cardToken: 1 }], [{ type: 'ready' }], ['tok_1']])(
    'is not believed when it says %j',
    (data) => {
      expect(heard(data, address.ownOrigin)).toBeNull();
    },
  );
});

it.each([
  'https://vault.example.evil.example',
  'http://vault.example',
  'https://vault.example:8443',
  'null',
  '',
])('believes nothing from %j', (origin) => {
  expect(heard({ type: 'ready' }, origin)).toBeNull();
  expect(heard({ cardToken: 'tok_1' }, origin)).toBeNull();
});

it('believes no other window, even of the right origin', () => {
  expect(heard({ type: 'ready' }, address.vaultOrigin, { name: 'another frame' })).toBeNull();
  expect(
    readCardMessage(
      { origin: address.vaultOrigin, source: null, data: { type: 'ready' } },
      null,
      address,
    ),
  ).toBeNull();
});
