import { expect } from 'vitest';

/** Waits until a condition holds, and fails after a time limit. */
export async function until(holds: () => Promise<boolean> | boolean, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) expect.fail(`it did not come to pass within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
