import { confirmationWire, type ConfirmationWire, writeConfirmation } from '@foyer/contract';
import type { Confirmation } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** Local-storage key of what the thank-you page shows (THANKS-005, A-099). */
const key = 'checkoutDetails';
const stored = v.pipe(v.string(), v.parseJson(), confirmationWire);

/** `null` where nothing is kept or it is not ours; the caller logs the latter. */
export function readCheckoutDetails(storage: BrowserStorage, onUnreadable: () => void): Confirmation | null {
  const text = storage.item(key);
  if (text === null) return null;
  const parsed = v.safeParse(stored, text);
  if (!parsed.success) onUnreadable();
  return parsed.success ? parsed.output : null;
}

export function saveCheckoutDetails(storage: BrowserStorage, confirmation: Confirmation): void {
  const status: ConfirmationWire['status'] = confirmation.isEnquiry ? 'enquiry' : 'confirmed';
  storage.setItem(key, JSON.stringify(writeConfirmation(confirmation, status)));
}

export const clearCheckoutDetails = (storage: BrowserStorage): void => storage.setItem(key, null);
