import type { CardFrameAddress } from '../card/card-message.ts';
import result from './card-result.html?url';
import vault from './vault.html?url';

export type VaultBehaviour = {
  ready?: boolean;
  valid?: boolean;
  answer?: 'token' | 'failure' | 'none';
};

/**
 * A vault on another origin: names under `localhost` reach the same server but are other origins
 * for a browser.
 */
export function fakeVault({
  ready = true,
  valid = true,
  answer = 'token',
}: VaultBehaviour = {}): CardFrameAddress {
  const own = window.location;
  const vaultOrigin = `${own.protocol}//vault.localhost:${own.port}`;
  const query = new URLSearchParams({
    parent: own.origin,
    back: new URL(result, own.origin).href,
    ready: ready ? '1' : '0',
    valid: valid ? '1' : '0',
    answer,
  });
  return { url: `${new URL(vault, vaultOrigin)}?${query}`, vaultOrigin, ownOrigin: own.origin };
}
