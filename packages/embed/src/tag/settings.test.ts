import { expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

const tag = (attributes: Readonly<Record<string, string>>) =>
  ({ getAttribute: (name: string) => attributes[name] ?? null }) as unknown as Element;

test('a venue alone is enough', () => {
  const warn = vi.fn();
  expect(readSettings(tag({ venue: ' quiet-house ' }), warn)).toMatchObject({
    venue: 'quiet-house',
    mode: 'inline',
    consent: 'pending',
    checkout: 'here',
  });
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['mode', 'sidebar', 'inline, button, popup'],
  ['scheme', 'blue', 'light, dark, auto'],
  ['type', 'hall', 'room, package'],
  ['consent', 'yes', 'granted, denied, pending'],
  ['checkout', 'there', 'here, tab'],
])('an unknown %s is ignored with a warning that names it', (name, value, known) => {
  const warn = vi.fn();
  const plain = readSettings(tag({}), vi.fn());
  const read = readSettings(tag({ [name]: value }), warn);
  expect(read).toEqual(plain);
  expect(warn.mock.calls).toEqual([[`${name}="${value}" is unknown; it can be ${known}`]]);
});
