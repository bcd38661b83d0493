import { confirmationWire, writeConfirmation } from '@foyer/contract';
import type { Confirmation } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** Local-storage key of what the thank-you page shows (THANKS-005, A-099). */
const key = 'checkoutDetails';
const stored = v.pipe(v.string(), v.parseJson(), confirmationWire);

/** `null` where nothing is stored or it is invalid; the caller logs the latter. */
export function readCheckoutDetails(
  storage: BrowserStorage,
  onUnreadable: () => void,
): Confirmation | null {
  const text = storage.item(key);
  if (text === null) return null;
  const parsed = v.safeParse(stored, text);
  if (!parsed.success) onUnreadable();
  return parsed.success ? parsed.output : null;
}

export function saveCheckoutDetails(storage: BrowserStorage, confirmation: Confirmation): void {
  storage.setItem(key, JSON.stringify(writeConfirmation(confirmation)));
}

/**
 * Marks the order that the thank-you page has already shown from storage: its status may have
 * changed since.
 */
const shownKey = 'checkoutDetailsShown';
export const wasShown = (storage: BrowserStorage, orderId: string): boolean =>
  storage.item(shownKey) === orderId;
export const markShown = (storage: BrowserStorage, orderId: string): void =>
  storage.setItem(shownKey, orderId);

export function clearCheckoutDetails(storage: BrowserStorage): void {
  storage.setItem(key, null);
  storage.setItem(shownKey, null);
}
