export type CardFrameParts = {
  vaultOrigin: string;
  ownOrigin: string;
  brand: string;
  language: string;
  accessToken: string;
  /** The bank confirms every card, and the number tells its type (OPERA-047). */
  threeDSecure?: boolean;
};

/**
 * Address of the card vault's frame (API-038): it comes back to our own origin with the token, and
 * to nowhere else. Without a vault's origin the address is empty: else it would be a page of our
 * own.
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
