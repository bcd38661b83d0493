import { argon2 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

it('recognises a password, however its characters are composed, and no other', async () => {
  const kept = await hashPassword('Grüße aus Åbo');
  expect(await isPassword('Grüße aus Åbo'.normalize('NFD'), kept)).toBe(true);
  expect(await isPassword('Grüße aus Abo', kept)).toBe(false);
  expect(await hashPassword('Grüße aus Åbo')).not.toBe(kept);
});

it('reads a hash that another program made with another cost', async () => {
  // From the tests of the reference implementation: password, somesalt, 64 MiB, two passes.
  const kept =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await isPassword('password', kept)).toBe(true);
  expect(await isPassword('passwort', kept)).toBe(false);
});

it('answers false without a stored hash, after the same work', async () => {
  const kept = await hashPassword('password');
  const workOf = async (stored: string | null) => {
    vi.mocked(argon2).mockClear();
    expect(await isPassword('passwort', stored)).toBe(false);
    return vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => [
        algorithm,
        memory,
        passes,
        parallelism,
        tagLength,
      ]);
  };
  const work = await workOf(kept);
  expect(work).toHaveLength(1);
  expect(await workOf(null)).toEqual(work);
});
