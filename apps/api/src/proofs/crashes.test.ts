import { expect, it } from 'vitest';
import { proveCrashes } from './crashes.ts';

it('kill -9 of an API process at each step while clients book loses nothing, does nothing twice and mails everybody once', async () => {
  const { rounds, mails, problems } = await proveCrashes({
    clients: 8,
    rounds: 4,
    heartbeatSeconds: 4,
  });
  expect(problems).toEqual([]);
  expect(rounds.map(({ step, confirmed, refused }) => [step, confirmed, refused])).toEqual(
    ['cart', 'order', 'pay', 'mail'].map((step) => [step, 4, 4]),
  );
  expect(mails).toBe(48);
}, 300_000);
