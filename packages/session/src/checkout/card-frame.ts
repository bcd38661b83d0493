export type CardFrameParts = {
  vaultOrigin: string;
  ownOrigin: string;
  /** Origin of the document that holds the frame. */
  holder: string;
  /** Origin of the website that holds that document in a frame, if one does. */
  framedBy?: string | null;
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
  holder,
  framedBy = null,
  brand,
  language,
  accessToken,
  threeDSecure = false,
}: CardFrameParts): { url: string; vaultOrigin: string; ownOrigin: string } {
  const back = (page: string, more: string) => {
    // A page of ours answers the window that it is in, on whose page that stands.
    const parent = holder === ownOrigin ? '' : `parent=${encodeURIComponent(holder)}&`;
    const outer = framedBy === null ? '' : `outer=${encodeURIComponent(framedBy)}&`;
    return `${ownOrigin}/apiv2/getcardtoken/${page}?${parent}${outer}${more}`.replace(/[?&]$/, '');
  };
  const query = new URLSearchParams({
    brand,
    accessToken,
    cvv: '1',
    ...(threeDSecure && { threeDSecure: '1', detectCardType: '1' }),
    language,
    parent: holder,
    // Browsers ask every document around a frame whether it may be there.
    ...(framedBy !== null && { outer: framedBy }),
    successUrl: back('success', 'cardToken={cardToken}'),
    failureUrl: back('failure', ''),
  });
  return {
    url: vaultOrigin === '' ? '' : `${vaultOrigin}/vault/frame?${query}`,
    vaultOrigin,
    ownOrigin,
  };
}
