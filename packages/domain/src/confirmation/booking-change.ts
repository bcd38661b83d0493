import type { Money } from '../money.ts';

/** What the visitor of a booking can change without asking the venue, as it is now (D-21). */
export type BookingChoices = {
  delegates: number;
  firstName: string;
  lastName: string;
  /** International. */
  phone: string;
  company: string;
  message: string;
  /** Those that are ordered, and those that can be: `amount` is 0. */
  addOns: readonly {
    id: string;
    name: string;
    /** Of one, incl. VAT. */
    price: Money;
    amount: number;
    /** How many one order may have. */
    most: number;
  }[];
};

/** What is to be another way from now on; add-ons that are not named stay as they are. */
export type BookingChange = Omit<BookingChoices, 'addOns'> & {
  amounts: Readonly<Record<string, number>>;
};
