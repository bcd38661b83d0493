import {
  keptOfficeBookingWire,
  officeServicesWire,
  writeKeptOfficeBooking,
  writeOfficeService,
} from '@foyer/contract';
import { cookies, type OfficeBooking, type OfficeService } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import { currencySymbol } from '../currency-symbol.ts';

/**
 * Local-storage keys: the services with their amounts (REGUS-023), and the token of the card frame
 * (A-126).
 */
const servicesKey = 'services';
const accessTokenKey = 'accesstoken';

export type KeptOffice = {
  booking: OfficeBooking;
  services: readonly OfficeService[];
  accessToken: string | null;
};

/**
 * Stores what the checkout reads (REGUS-022, REGUS-023, A-127, A-128); `secondsLeft` of the hold.
 */
export function keepOffice(
  storage: BrowserStorage,
  { booking, services, accessToken, secondsLeft }: KeptOffice & { secondsLeft: number },
): void {
  storage.setCookie(
    cookies.cart,
    JSON.stringify(writeKeptOfficeBooking(booking, currencySymbol(booking.price.currency))),
  );
  storage.setCookie(cookies.cartExpiry, String(Date.now() + secondsLeft * 1000));
  keepServices(storage, booking, services);
  storage.setItem(accessTokenKey, accessToken);
}

export const keepServices = (
  storage: BrowserStorage,
  { price }: OfficeBooking,
  services: readonly OfficeService[],
): void =>
  storage.setItem(
    servicesKey,
    JSON.stringify(services.map((service) => writeOfficeService(service, price.currency))),
  );

/** The stored booking; `null` where there is none or it is invalid. */
export function readOffice(storage: BrowserStorage): KeptOffice | null {
  const booking = v.safeParse(
    v.pipe(v.string(), v.parseJson(), keptOfficeBookingWire),
    storage.cookie(cookies.cart.name),
  );
  if (!booking.success) return null;
  const services = v.safeParse(
    v.pipe(v.string(), v.parseJson(), officeServicesWire(booking.output.price.currency)),
    storage.item(servicesKey),
  );
  return {
    booking: booking.output,
    services: services.success ? services.output : [],
    accessToken: storage.item(accessTokenKey),
  };
}

/** Seconds left of the hold by its cookie; 0 without one. */
export function keptSecondsLeft(storage: BrowserStorage): number {
  const expiry = Number(storage.cookie(cookies.cartExpiry.name) ?? 0);
  return Number.isFinite(expiry) ? (expiry - Date.now()) / 1000 : 0;
}

/**
 * Removes what is stored, after the hold has ended or was booked (REGUS-029, REGUS-033, REGUS-036).
 */
export function forgetOffice(storage: BrowserStorage): void {
  storage.setCookie(cookies.cart, null);
  storage.setCookie(cookies.cartExpiry, null);
  storage.setItem(servicesKey, null);
  storage.setItem(accessTokenKey, null);
}
