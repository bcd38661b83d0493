import { expect } from '@playwright/test';
import type { RunningStack } from './running-stack.ts';

/** Has an outside party of the stack misbehave from now on, or behave again. */
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
