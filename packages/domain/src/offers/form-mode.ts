/**
 * What the booking form is for, by the total in minor units: an enquiry at 0, a booking at any
 * other, neither while nothing is priced (PRICE-005, PRICE-006, B-007). A room that a discount made
 * free is an enquiry here too (B-008).
 */
export function formMode(total: number | null): 'booking' | 'enquiry' | null {
  if (total === null) return null;
  return total === 0 ? 'enquiry' : 'booking';
}
