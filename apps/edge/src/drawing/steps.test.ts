import { expect, it } from 'vitest';
import { createStepMemory, createStepReader, createStepWriter } from './steps.ts';

it('shows who is at work, and a new word for each step', () => {
  const memory = createStepMemory();
  const enter = createStepWriter(memory);
  const read = createStepReader(memory);
  expect(read()).toEqual({ word: 0, owner: 'nobody', first: false });
  const words = new Set<number>();
  // More steps than one word has numbers.
  for (let step = 0; step < 600_000; step += 1) {
    const owner = step % 3 === 0 ? 'nobody' : step % 3 === 1 ? 'host' : step % 4000;
    const first = step % 2 === 0;
    enter(owner, first);
    const seen = read();
    if (seen.owner !== owner || seen.first !== first) expect(seen).toMatchObject({ owner, first });
    if (step < 500_000) words.add(seen.word);
  }
  expect(words.size).toBe(500_000);
});
