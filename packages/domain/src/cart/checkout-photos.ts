/** The main photo and those at index 1 to 5. */
const mostPhotos = 6;

/** Photos of a venue for the checkout: at most the first six (CART-029, B-042). */
export const checkoutPhotos = <Photo>(photos: readonly Photo[]): readonly Photo[] =>
  photos.slice(0, mostPhotos);
