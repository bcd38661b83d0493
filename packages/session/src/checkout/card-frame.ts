import type { FrameHolders } from '../page.ts';

export type CardFrameParts = {
  vaultOrigin: string;
  ownOrigin: string;
  /** Browsers ask every document around a frame whether it may be there. */
  holders: FrameHolders;
  brand: string;
  language: string;
  accessToken: string;
  /** The bank confirms every card, and the card's type is detected from its number (OPERA-047). */
  threeDSecure?: boolean;
};

/**
 * Address of the card frame (API-038). It returns the token to our own origin only. Without a
 * vault's origin the address is empty, because a relative one would load a page of ours.
 */
export function cardFrame({
  vaultOrigin,
  ownOrigin,
  holders: [parent, ...around],
  brand,
  language,
  accessToken,
  threeDSecure = false,
}: CardFrameParts): { url: string; vaultOrigin: string; ownOrigin: string } {
  const outer = around.map((origin) => ['outer', origin]);
  const back = (page: string, more: string) => {
    // A page of ours answers the window that it is in, on whose page that stands.
    const holding = new URLSearchParams([
      ...(parent === ownOrigin ? [] : [['parent', parent]]),
      ...outer,
    ]);
    const query = [`${holding}`, more].filter(Boolean).join('&');
    return `${ownOrigin}/apiv2/getcardtoken/${page}${query && `?${query}`}`;
  };
  const query = new URLSearchParams({
    ...Object.fromEntries(outer),
    brand,
    accessToken,
    cvv: '1',
    ...(threeDSecure && { threeDSecure: '1', detectCardType: '1' }),
    language,
    parent,
    successUrl: back('success', 'cardToken={cardToken}'),
    failureUrl: back('failure', ''),
  });
  return {
    url: vaultOrigin === '' ? '' : `${vaultOrigin}/vault/frame?${query}`,
    vaultOrigin,
    ownOrigin,
  };
}
