/** Widest page, in CSS pixels, that does not scroll when an offer is chosen. */
const narrow = 1023;

/**
 * Whether choosing an offer scrolls to the form: on wide pages, where the form may be beside a long
 * list (FORM-010, A-188).
 */
export const scrollsToForm = (pageWidth: number): boolean => pageWidth > narrow;
