import type { Money } from '../money.ts';
import type { OfferKind } from '../query/booking-query.ts';
import type { MeetingTime } from '../query/open-times.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Picture } from '../venue/venue.ts';

/** What an alternative is, by what it mainly changes of the meeting that was asked for. */
export const alternativeKinds = [
  'offer',
  'time',
  'day',
  'length',
  'seating',
  'together',
  'house',
] as const;
export type AlternativeKind = (typeof alternativeKinds)[number];

/** What of the meeting an alternative changes; the rest stays as it was asked for. */
export const changedParts = ['day', 'time', 'seating', 'offer', 'house'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** A room or package of an alternative. */
export type AlternativeOffer = {
  kind: OfferKind;
  id: string;
  title: string;
  picture: Picture | null;
};

/** Another venue of the site. */
export type AlternativeHouse = {
  /** Address on the site, without language: `/harbour-hotel`. */
  link: string;
  title: string;
  km: number;
};

/** A meeting that can be had in place of the one that was asked for. */
export type Alternative = {
  kind: AlternativeKind;
  time: MeetingTime;
  layout: LayoutCode | '_none';
  offer: AlternativeOffer;
  /** The second room, where a group sits in two; the first is `offer`. */
  together: AlternativeOffer | null;
  house: AlternativeHouse | null;
  /** Of this meeting, incl. VAT; `null` on request. */
  total: Money | null;
  changed: readonly ChangedPart[];
  /**
   * How far it is from what was asked for, in minutes: those by which the meeting moves or shrinks,
   * and what a visitor would rather be moved by than take the change.
   */
  distance: number;
};
