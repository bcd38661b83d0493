import { type BookingQuery, type DayOpening, deriveLength, type Opening } from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import { constantReadable, readableOf, type Store } from '../readable.ts';
import type { DaysSession, FormFacts, VenueSession } from '../venue-session.ts';
import type { BookedItem, DaysMemory } from './days-memory.ts';

type Parts = {
  venueSession: VenueSession;
  store: Store;
  memory: DaysMemory;
  actions: DaysSession['actions'];
  choose: (item: BookedItem) => void;
  retry: () => void;
};

/**
 * The open day as a venue session, so that the lists of rooms and packages can show it. Each card
 * has a button, as in the booking engine, and booking an offer chooses it for the day (MULTI-011,
 * MULTI-012, MULTI-021). A package has the day's own times.
 */
export function createDayLists({
  venueSession,
  store,
  memory,
  actions,
  choose,
  retry,
}: Parts): VenueSession {
  let pressed: BookedItem | null = null;
  const form = atom((get): FormFacts => {
    const { opening, neverOpens } = get(memory.shown);
    return {
      ...venueSession.form.get(),
      opening: openingOf(opening),
      neverOpens,
      openTimes: [],
      adjusted: null,
      leadTimeAllows: opening.kind !== 'past' && opening.kind !== 'too-far-ahead',
      discount: 'none',
    };
  });
  // The lists show the day's own length; its prices are still those of one of several days.
  const query = atom((get): BookingQuery => {
    const asked = get(memory.query);
    return { ...asked, meetingLength: deriveLength(asked.start, asked.end) };
  });
  return {
    ...venueSession,
    offerCards: 'book',
    query: readableOf(store, query),
    form: readableOf(store, form),
    offers: readableOf(store, memory.offers),
    selection: readableOf(store, memory.selection),
    // The plan has the state of the booking.
    booking: constantReadable({ kind: 'idle' }),
    enquiry: constantReadable({ kind: 'closed' }),
    // A day moves within its plan, where other days are chosen already.
    around: { ...venueSession.around, alternatives: () => Promise.resolve(null) },
    actions: {
      ...venueSession.actions,
      changeTab: actions.changeKind,
      changeStartDate: actions.changeDate,
      changeStartTime: actions.changeStart,
      changeEndTime: actions.changeEnd,
      changeDelegates: actions.changeDelegates,
      selectRoom: (id) => {
        pressed = { kind: 'room', id, roomId: id };
      },
      selectPackage: (id, roomId) => {
        pressed = { kind: 'package', id, roomId: roomId ?? null };
      },
      clearSelection: () => actions.discard(store.get(memory.shown).day.number),
      book: () => {
        if (pressed !== null) choose(pressed);
        pressed = null;
      },
      retryOffers: retry,
    },
  };
}

/** Why the day is not accepted, as the opening of a single meeting. */
function openingOf(opening: DayOpening): Opening {
  switch (opening.kind) {
    case 'open':
    case 'closed-day':
    case 'outside-hours':
    case 'closed-date':
      return opening;
    case 'past':
    case 'too-far-ahead':
      return { kind: 'closed-date' };
    default:
      return opening satisfies never;
  }
}
