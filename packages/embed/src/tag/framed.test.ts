import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSaid } from './framed.ts';

const window = {} as Window;
const frame = { origin: 'https://site.example', window };
const said = (data: unknown, over: object = {}) =>
  readSaid({ origin: frame.origin, source: window, data, ...over }, frame);
const good = { foyer: 1, kind: 'height', height: 640 };

test('the frame tells its height, its step and what happens', () => {
  expect(said(good)).toEqual({ kind: 'height', height: 640, waits: false });
  // As a frame of an earlier version says nothing of it.
  for (const waits of [true, false, 'true', 1])
    expect(said({ ...good, waits })).toEqual({
      kind: 'height',
      height: 640,
      waits: waits === true,
    });
  expect(said({ foyer: 1, kind: 'step', step: '/de/house?a=1' })).toEqual({
    kind: 'step',
    step: '/de/house?a=1',
    kept: '/de/house?a=1',
  });
  const own = { kind: 'step', step: null, kept: '/thank-you-anon/o_1' };
  expect(said({ foyer: 1, ...own })).toEqual(own);
  const event = { name: 'select', detail: null };
  expect(said({ foyer: 1, kind: 'event', event })).toEqual({ kind: 'event', event });
});

test.each([
  ['another origin', good, { origin: 'https://site.example.evil' }],
  ['another window', good, { source: {} }],
  ['no window', good, { source: null }],
  ['another version', { ...good, foyer: 2 }, {}],
  ['a step on another host', { foyer: 1, kind: 'step', step: '//evil.example' }, {}],
  ['a step on another host, with a backslash', { foyer: 1, kind: 'step', step: '/\\evil' }, {}],
  ['a step that is kept nowhere', { foyer: 1, kind: 'step', step: null }, {}],
  ['a height that is no number', { ...good, height: '640' }, {}],
  ['a height without end', { ...good, height: Infinity }, {}],
  ['an event that is none', { foyer: 1, kind: 'event', event: { name: 'alert' } }, {}],
])('%s has no effect', (_, data, over) => {
  expect(said(data, over)).toBeNull();
});

test('10,000 forged messages have none', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ foyer: fc.anything(), kind: fc.anything(), step: fc.anything() }),
    fc.constantFrom(good, { foyer: 1, kind: 'step', step: '/x' }),
  );
  const elsewhere = fc.oneof(
    fc.record({ origin: fc.webUrl(), source: fc.constant(window) }),
    fc.record({ origin: fc.constant(frame.origin), source: fc.constant({}) }),
    fc.record({ origin: fc.constant('null'), source: fc.constant(window) }),
  );
  fc.assert(
    fc.property(anything, elsewhere, (data, from) => said(data, from) === null),
    { numRuns: 10_000 },
  );
});
