/**
 * The mode of the booking form, by the total in minor units: enquiry at 0, booking at any other,
 * `null` while there is no price (PRICE-005, PRICE-006, B-007). A room that a discount made free is
 * an enquiry here too (B-008).
 */
export function formMode(total: number | null): 'booking' | 'enquiry' | null {
  if (total === null) return null;
  return total === 0 ? 'enquiry' : 'booking';
}
