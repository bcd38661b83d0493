/**
 * Whether a description is read whole in the two lines that a card has for it, the narrowest of
 * which hold so many characters.
 */
export const fitsOnCard = (description: string): boolean => description.length <= 75;
