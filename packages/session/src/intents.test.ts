import { expect, test } from 'vitest';
import { createIntents } from './intents.ts';

const refused = (status: number) =>
  ({
    ok: false,
    problem: { kind: 'refused', problem: { status, code: 'internal', message: '' } },
  }) as const;

test.each([
  ['done', { ok: true, value: 'c_1' } as const, 'new'],
  ['refused for a reason of ours', refused(409), 'new'],
  ['failed at the server', refused(500), 'same'],
  ['never answered', { ok: false, problem: { kind: 'unreachable' } } as const, 'same'],
  ['answered unreadably', { ok: false, problem: { kind: 'malformed' } } as const, 'same'],
])('what was %s is tried again with the %s key', (_, reply, expected) => {
  let minted = 0;
  const intents = createIntents(() => `key-${(minted += 1)}`);
  const first = intents.keyFor({ room: 1 });
  intents.settle(reply);
  expect(intents.keyFor({ room: 1 }) === first ? 'same' : 'new').toBe(expected);
});

test('another payload has another key', () => {
  let minted = 0;
  const intents = createIntents(() => `key-${(minted += 1)}`);
  expect([
    intents.keyFor({ room: 1 }),
    intents.keyFor({ room: 1 }),
    intents.keyFor({ room: 2 }),
  ]).toEqual(['key-1', 'key-1', 'key-2']);
});
