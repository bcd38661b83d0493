/**
 * Venues that the carousel of nearby venues shows beside each other, by its width in CSS pixels
 * (CONST-011, B-087).
 */
export function similarVenuesShown(width: number): number {
  if (width < 650) return 1;
  return width < 960 ? 2 : 3;
}
