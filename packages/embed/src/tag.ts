/** The tag behind the loader: one controller for each element that is in the page. */
import { createBookingTag, type BookingTag } from './tag/booking-tag.ts';
import type { TagModule } from './tag/tag-module.ts';

const tags = new WeakMap<HTMLElement, BookingTag>();

export const connect: TagModule['connect'] = (tag, source) => {
  // Moved within the page, or removed again before this script came.
  if (!tag.isConnected || tags.has(tag)) return;
  tags.set(tag, createBookingTag(tag, source));
};

export const disconnect: TagModule['disconnect'] = (tag) => {
  if (tag.isConnected) return;
  tags.get(tag)?.end();
  tags.delete(tag);
};

export const change: TagModule['change'] = (tag) => tags.get(tag)?.change();
export const open: TagModule['open'] = (tag) => tags.get(tag)?.open();
export const close: TagModule['close'] = (tag) => tags.get(tag)?.close();
