/**
 * Whether a description fits into a card's two lines; the narrowest card holds this many
 * characters.
 */
export const fitsOnCard = (description: string): boolean => description.length <= 75;
