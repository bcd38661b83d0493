import type { AnyPart, Around } from './around.ts';
import type { Meeting } from './meeting.ts';
import { acceptTerms, pressBook, type Visitor } from './visitor.ts';
import { words } from './words.ts';

/** The tag in a page or a frame. */
export const tagIn = <P>(around: Around<P>): P => around.locator('foyer-booking');

/** A page of the hotel that names a meeting, which it hands to its tags. */
export const hotelPage = (path: string, { start, end }: Pick<Meeting, 'start' | 'end'>): string =>
  `${path}?type=room&meeting-length=${(end - start) / 3600}&datetime=${start}&end-datetime=${end}`;

/** The label of a tag with a button, which is the text that stands in it. */
export const openerName = 'Book a meeting room';

export const roomIn = <P>(tag: Around<P>, name = 'Compass'): P =>
  tag.getByRole('article', { name, exact: true });

/** From the list of rooms to the checkout. */
export async function proceedIn(tag: Around): Promise<void> {
  await roomIn(tag)
    .getByRole('radio', { name: /^Select: / })
    .check();
  await tag.getByRole('button', { name: words.en.proceed, exact: true }).first().click();
  await checkoutIn(tag).waitFor();
}

export const checkoutIn = <P>(tag: Around<P>): P =>
  tag.getByRole('heading', { level: 1, name: words.en.checkoutTitle });

/** From the checkout to the thank-you page; payment is due at the venue. */
export async function bookIn(tag: AnyPart, visitor: Visitor): Promise<void> {
  await enterVisitorIn(tag, visitor);
  await tag.getByRole('radio', { name: 'At the venue' }).check();
  await finishIn(tag, visitor);
}

/** The visitor's details, in the checkout. */
export async function enterVisitorIn(tag: AnyPart, visitor: Visitor): Promise<void> {
  const field = (name: string) => tag.getByRole('textbox', { name });
  await field(words.en.firstName).fill(visitor.first);
  await field(words.en.lastName).fill(visitor.last);
  // Key by key: a page around may take some of them.
  await field(words.en.email).pressSequentially(visitor.email);
  await field(words.en.phone).fill(visitor.phone);
}

/** Accepts the terms, books and waits for the thank-you page. */
export async function finishIn(tag: AnyPart, visitor: Visitor): Promise<void> {
  await acceptTerms(tag);
  await pressBook(tag);
  await tag.getByRole('heading', { level: 1, name: words.en.booked }).waitFor();
  await tag.filter({ hasText: visitor.email }).waitFor();
}
