/**
 * The checkout in which a site's bookings end (CART-001, CART-002, CART-006, CART-015): the house's
 * own cart, a hotel's property system, an office operator, or the flow of certain corporate sites
 * (A-015, CART-008). One name per flow, from the site to the database.
 */
export type CheckoutFlow = 'cart' | 'property' | 'office' | 'legacy';

/**
 * What the cards of rooms and packages are for: one is selected and booked beside the list; each
 * books by itself, below a horizontal form (SITE-008); or a package has times of its own and a
 * meeting is planned day by day, in the property mode (SITE-009).
 */
export type OfferCards = 'select' | 'book' | 'plan';
