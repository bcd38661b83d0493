import type { EmbedEvent } from './place.ts';

/** The attributes of `<foyer-booking>`, by their names in HTML. */
export interface FoyerBookingAttributes {
  /** Alias of the venue: the last part of its address at the site. */
  venue?: string;
  /** Id of a site of the host; without it, the site of the script’s address. */
  site?: string;
  /** As in `de` or `de-AT`; without it, the language of the page around. */
  language?: string;
  mode?: 'inline' | 'button' | 'popup';
  /** Text of the button. */
  label?: string;
  scheme?: 'light' | 'dark' | 'auto';
  type?: 'room' | 'package';
  delegates?: string | number;
  /** Hours, as `4` or `2:30`, or a name: `overnight`, `twodays`, `oneday`, `overone`. */
  'meeting-length'?: string | number;
  /** The venue’s time, `2026-05-18T09:00`, or unix seconds. */
  datetime?: string;
  'end-datetime'?: string;
  /** Code of a seating layout. */
  layout?: string | number;
  'discount-code'?: string;
  consent?: 'granted' | 'denied' | 'pending';
  checkout?: 'here' | 'tab';
}

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The same settings, by the names of the element’s properties. */
export type FoyerBookingSettings = {
  [Name in keyof FoyerBookingAttributes as CamelCase<Name>]?:
    FoyerBookingAttributes[Name] | undefined;
};

/** Each property is its attribute: `null` takes it away. */
type FoyerBookingProperties = {
  [Name in keyof FoyerBookingSettings]-?: NonNullable<FoyerBookingSettings[Name]> | null;
};

/** Of every event: the number of its shape. */
type Versioned<Detail> = { version: 1 } & Detail;

type DetailOf<Event extends EmbedEvent> = Event extends { detail: infer Detail }
  ? Detail extends null
    ? { kind?: undefined; id?: undefined }
    : Detail
  : unknown;

/** Events of the tag, which bubble to the document: names and shapes. */
export type FoyerEventMap = {
  [Name in EmbedEvent['name'] as `foyer:${Name}`]: CustomEvent<
    Versioned<DetailOf<Extract<EmbedEvent, { name: Name }>>>
  >;
} & { 'foyer:closed': CustomEvent<Versioned<unknown>> };

/** The element that the host’s script defines. */
export interface FoyerBookingElement extends HTMLElement, FoyerBookingProperties {
  /** Shows the dialog of `mode="button"` and `mode="popup"`. */
  open: () => void;
  close: () => void;
  addEventListener<Name extends keyof FoyerEventMap>(
    type: Name,
    listener: (this: FoyerBookingElement, event: FoyerEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: FoyerBookingElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof FoyerEventMap>(
    type: Name,
    listener: (this: FoyerBookingElement, event: FoyerEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: FoyerBookingElement, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'foyer-booking': FoyerBookingElement;
  }
}
