/** Widest page, in CSS pixels, that stays where it is when something is chosen. */
const narrow = 1023;

/**
 * Whether choosing an offer brings the form into view: on wide pages, where it may stand beside a
 * long list (FORM-010, A-188).
 */
export const scrollsToForm = (pageWidth: number): boolean => pageWidth > narrow;
