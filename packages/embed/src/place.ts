/**
 * What a tag and the pages that it shows know of each other. `EmbeddedPages` is what the script of
 * the pages exports, which the tag loads from the site.
 */

/** A step of the visitor’s journey as an address of the site: `/de/grand-harbour-hotel?delegates=8`. */
export type StepAddress = { pathname: string; search: string };

export type EmbedPlace = {
  /** Within the tag’s shadow root; holds what the front door has drawn. */
  element: HTMLElement;
  shadow: ShadowRoot;
  /** Origin of the site. */
  origin: string;
  /** The website that holds the site’s frame in which the tag stands; `null`: in no frame. */
  framedBy: string | null;
  /** The page’s boot data, not parsed. */
  boot: unknown;
  /** Of the tag’s script, for files that follow it. */
  nonce: string | null;
  adopt: (rules: string) => void;
  address: () => StepAddress;
  /**
   * Changes the address of the step; `push` is a step to which Back returns. `kept` is what Back and
   * reload find instead: with what an address that the visitor copies, or that a script of the page
   * around reads, must not have. `null`: the step is the visitor’s own, and only `kept` names it.
   */
  write: (address: string | null, how: 'push' | 'replace', kept: string) => void;
  /** Called when Back or Forward leads to another address of the same page. */
  onBack: (listener: () => void) => () => void;
  /** Leads to another page of the site; `isOwn`: it opens a booking to whoever has its address. */
  go: (to: string, how?: 'instead', isOwn?: boolean) => void;
  /** Shows the beginning of the tag. */
  toTop: () => void;
  tell: (event: EmbedEvent) => void;
};

/** What a tag tells the page around it; without personal data. */
export type EmbedEvent =
  | { name: 'ready' }
  | { name: 'query'; detail: QueryDetail }
  | { name: 'offers'; detail: { rooms: number; packages: number } }
  | { name: 'select'; detail: { kind: 'room' | 'package'; id: string } | null }
  | { name: 'cart' }
  | { name: 'booked'; detail: OrderDetail }
  | { name: 'enquired'; detail: OrderDetail }
  | { name: 'problem'; detail: { code: string } };

/** Wall times of the venue: `2026-05-18T09:00`. */
export type QueryDetail = {
  delegates: number;
  /** Hours, or the name of a length. */
  meetingLength: number | string;
  start: string;
  end: string;
  layout: string | null;
};
/**
 * `orderNumber`: the short number for phone calls, which opens nothing. `total`: in minor units of the
 * currency; `null` where no price is agreed yet.
 */
export type OrderDetail = {
  orderNumber: string | null;
  total: { minor: number; currency: string } | null;
};

export type EmbeddedPages = {
  /** Starts the page; returns what ends it without a trace. */
  start: (place: EmbedPlace) => Promise<() => void>;
};
