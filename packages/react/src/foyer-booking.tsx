'use client';
import type {} from '@foyer/embed/jsx';
import {
  type FoyerBookingAttributes,
  type FoyerBookingElement,
  type FoyerBookingSettings,
  type FoyerEventMap,
  loadFoyer,
} from '@foyer/embed';
import {
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

type Handlers = {
  [
    Name in keyof FoyerEventMap as Name extends `foyer:${infer Event}`
      ? `on${Capitalize<Event>}`
      : never
  ]?: ((event: FoyerEventMap[Name]) => void) | undefined;
};

export type FoyerBookingProps = FoyerBookingSettings &
  Handlers & {
    /** Address of the host whose script defines the tag: `https://booking.example.com`. */
    host: string;
    venue: string;
    /** Shown until the tag has loaded, and without scripts; by default a link to the venue. */
    children?: ReactNode | undefined;
    /** Of the page’s Content-Security-Policy. */
    nonce?: string | undefined;
    id?: string | undefined;
    className?: string | undefined;
    style?: CSSProperties | undefined;
  };

/** Within the commit, before the tag can tell anything; servers have no such moment. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `<foyer-booking>`, and the script of its host; the ref is the element. */
export const FoyerBooking = forwardRef<FoyerBookingElement, FoyerBookingProps>(
  function FoyerBooking(props, ref) {
    const { host, nonce, children, id, className, style } = props;
    const element = useRef<FoyerBookingElement>(null);
    useImperativeHandle<FoyerBookingElement | null, FoyerBookingElement | null>(
      ref,
      () => element.current,
    );
    const latest = useRef<Handlers>(props);
    useCommitEffect(() => {
      latest.current = props;
    });
    useCommitEffect(() => listen(element.current, latest), []);
    useEffect(() => {
      // Without its script the tag shows what stands in it.
      loadFoyer(host, nonce === undefined ? {} : { nonce }).catch((error: unknown) =>
        console.error(error instanceof Error ? error.message : error),
      );
    }, [host, nonce]);
    return (
      <foyer-booking {...attributesOf(props)} ref={element} id={id} class={className} style={style}>
        {children ?? (
          <a href={`${host.replace(/\/+$/, '')}/${encodeURIComponent(props.venue)}`}>
            {props.label ?? 'Book a meeting room'}
          </a>
        )}
      </foyer-booking>
    );
  },
);

const attributes = {
  venue: 'venue',
  site: 'site',
  language: 'language',
  mode: 'mode',
  label: 'label',
  scheme: 'scheme',
  type: 'type',
  delegates: 'delegates',
  meetingLength: 'meeting-length',
  datetime: 'datetime',
  endDatetime: 'end-datetime',
  layout: 'layout',
  discountCode: 'discount-code',
  consent: 'consent',
  checkout: 'checkout',
} as const satisfies Record<keyof FoyerBookingSettings, keyof FoyerBookingAttributes>;

const events = {
  onReady: 'foyer:ready',
  onQuery: 'foyer:query',
  onOffers: 'foyer:offers',
  onSelect: 'foyer:select',
  onCart: 'foyer:cart',
  onBooked: 'foyer:booked',
  onEnquired: 'foyer:enquired',
  onClosed: 'foyer:closed',
  onProblem: 'foyer:problem',
} as const satisfies Record<keyof Handlers, keyof FoyerEventMap>;

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

const attributesOf = (settings: FoyerBookingSettings): FoyerBookingAttributes =>
  Object.fromEntries(namesOf(attributes).map((name) => [attributes[name], settings[name]]));

/** Once for an element: a handler that changes with each rendering is found when it is called. */
function listen(
  element: FoyerBookingElement | null,
  latest: { readonly current: Handlers },
): () => void {
  const stop = new AbortController();
  for (const name of namesOf(events))
    element?.addEventListener(
      events[name],
      (event) => {
        // The table pairs each handler with the event that it takes.
        const handle: ((event: never) => void) | undefined = latest.current[name];
        handle?.(event as never);
      },
      { signal: stop.signal },
    );
  return () => stop.abort();
}
