/**
 * The flow in which a site's bookings end (CART-001, CART-002, CART-006, CART-015): the standard
 * cart, a hotel's property system, an office operator, or the legacy flow of certain corporate
 * sites (A-015, CART-008). The same names are used from the site's data to the database.
 */
export type CheckoutFlow = 'cart' | 'property' | 'office' | 'legacy';

/**
 * How offer cards work. `select`: an offer is selected and booked in the form beside the list.
 * `book`: each card books, below a horizontal form (SITE-008). `plan`: the property mode, where a
 * package has its own times and meetings of several days are planned day by day (SITE-009).
 */
export type OfferCards = 'select' | 'book' | 'plan';
