import { expect } from '@playwright/test';
import type { RunningStack } from './running-stack.ts';

/** Makes an outside party of the stack fail from now on, or work again. */
export async function tellParty(
  { sandboxUrl }: RunningStack,
  party: 'property' | 'office',
  mode: 'ok' | 'fail',
): Promise<void> {
  const told = await fetch(`${sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party, mode }),
  });
  expect(told.ok).toBe(true);
}
