import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

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
    const done: string[] = [];
    const hook = createHook({ init: (_id, type) => void done.push(type) }).enable();
    expect(await isPassword('passwort', stored)).toBe(false);
    hook.disable();
    return done.filter((type) => type === 'ARGON2REQUEST');
  };
  expect(await workOf(kept)).toHaveLength(1);
  expect(await workOf(null)).toHaveLength(1);
});
