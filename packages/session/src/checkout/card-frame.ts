export type CardFrameParts = {
  vaultOrigin: string;
  ownOrigin: string;
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
  brand,
  language,
  accessToken,
  threeDSecure = false,
}: CardFrameParts): { url: string; vaultOrigin: string; ownOrigin: string } {
  const query = new URLSearchParams({
    brand,
    accessToken,
    cvv: '1',
    ...(threeDSecure && { threeDSecure: '1', detectCardType: '1' }),
    language,
    parent: ownOrigin,
    successUrl: `${ownOrigin}/apiv2/getcardtoken/success?cardToken={cardToken}`,
    failureUrl: `${ownOrigin}/apiv2/getcardtoken/failure`,
  });
  return {
    url: vaultOrigin === '' ? '' : `${vaultOrigin}/vault/frame?${query}`,
    vaultOrigin,
    ownOrigin,
  };
}
