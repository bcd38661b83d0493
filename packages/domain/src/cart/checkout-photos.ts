/** The main photo and those at index 1 to 5. */
const mostPhotos = 6;

/** Photos of a venue that go to the checkout: the first six at most (CART-029, B-042). */
export const checkoutPhotos = <Photo>(photos: readonly Photo[]): readonly Photo[] =>
  photos.slice(0, mostPhotos);
