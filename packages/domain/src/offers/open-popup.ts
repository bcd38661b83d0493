/** What a visitor did about the price details: pressed the button of an offer, or anywhere outside. */
export type PopupEvent = { readonly kind: 'toggle'; readonly id: string } | { readonly kind: 'outside' };

/** Id of the offer whose price details are open afterwards, at most one; `null` for none (ROOM-026). */
export const openPopupAfter = (open: string | null, event: PopupEvent): string | null => (event.kind === 'toggle' && event.id !== open ? event.id : null);
