import type { ApiClient } from '@foyer/api-client';
import {
  bookingCall,
  type BookingFlow,
  type BookingQuery,
  isEnquiry,
  type Venue,
  type Visitor,
} from '@foyer/domain';
import { atom, type PrimitiveAtom } from 'jotai/vanilla';
import type { Page } from '../page.ts';
import type { Readable, Store } from '../readable.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { BookingState, EnquiryDetails, EnquiryState, Selection } from '../venue-session.ts';

export type EnquiryParts = {
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  venue: Venue;
  site: BookingFlow;
  newKey: () => string;
  language: string;
  prefix: string;
  /** The visitor; `null` until it is known. */
  visitor: Readable<{ visitor: Visitor } | null>;
  store: Store;
  booking: PrimitiveAtom<BookingState>;
  /** The present request; `null` where it is not possible. */
  offerRequest: () => { selection: Selection; query: BookingQuery } | null;
  reload: () => void;
};

/**
 * The enquiry form of the venue's page (FORM-024, CART-003, CART-007). The script with its calls is
 * loaded when it opens.
 */
export function createEnquiry(parts: EnquiryParts) {
  const { site, venue, visitor, store, booking, offerRequest, reload } = parts;
  const who = () => visitor.get()?.visitor ?? null;
  const state = atom<EnquiryState>({ kind: 'closed' });
  const fetchCalls = async () => (await import('./enquiry-calls.ts')).createEnquiryCalls(parts);
  let calls: ReturnType<typeof fetchCalls> | null = null;
  visitor.subscribe(() =>
    store.set(state, (present) =>
      present.kind === 'open' ? { kind: 'open', visitor: who() } : present,
    ),
  );

  return {
    state,
    /** Whether a click opens the form for the visitor's contact instead of sending. */
    isAsked: (): boolean => {
      const wanted = offerRequest();
      return (
        wanted !== null &&
        bookingCall(site, {
          isEnquiry: isEnquiry(wanted.selection),
          isLoggedIn: who()?.kind === 'user',
          enquiryFormShown: false,
          inPropertySystem: venue.propertySystem !== undefined,
        }) === 'order-and-process'
      );
    },
    open: async (): Promise<void> => {
      store.set(booking, { kind: 'idle' });
      store.set(state, { kind: 'open', visitor: who() });
      try {
        calls ??= fetchCalls();
        await calls;
      } catch (error) {
        calls = null;
        // The error of a failed dynamic import.
        if (!(error instanceof TypeError)) throw error;
        store.set(state, { kind: 'closed' });
        store.set(booking, { kind: 'failed', problem: { kind: 'unreachable' } });
      }
    },
    close: () => {
      if (store.get(booking).kind === 'processing') return;
      store.set(state, { kind: 'closed' });
      store.set(booking, { kind: 'idle' });
    },
    send: async (details: EnquiryDetails): Promise<void> => {
      const wanted = offerRequest();
      const present = store.get(state);
      if (
        wanted === null ||
        calls === null ||
        present.kind === 'closed' ||
        store.get(booking).kind === 'processing'
      )
        return;
      store.set(booking, { kind: 'processing' });
      const problem = await (
        await calls
      ).send(wanted.selection, wanted.query, details, present.visitor?.kind === 'user');
      if (problem === null) return;
      store.set(booking, { kind: 'failed', problem });
      // After a refusal the lists are out of date, unless it is about a field.
      if (problem.kind === 'refused' && problem.problem.code !== 'invalid_field') reload();
    },
  };
}
