import type { ApiClient } from '@foyer/api-client';
import { readOwnCart, readPreferences } from '@foyer/contract';
import {
  addressAsksForWrongTime,
  type Alternative,
  adjustmentOf,
  askedField,
  askedInAddress,
  type AskedSpan,
  allowedAfterCheck,
  askDelegates,
  type BookingQuery,
  cappedDelegates,
  changeEndDate,
  changeEndTime,
  changeLength,
  changeStartDate,
  changeStartTime,
  changeTab,
  citySearchPath,
  cookies,
  dateOf,
  delegatesInAddress,
  delegatesProblem,
  editContext,
  type EditContext,
  endFor,
  layoutNameOf,
  layoutOfSite,
  moveStart,
  type NamedOffer,
  nextStep,
  offerParameter,
  parameterNames,
  type Preferences,
  readAsked,
  readOffer,
  readQuery,
  settle,
  timeOf,
  type Venue,
  type WallDateTime,
  wallOf,
  withoutOwnCode,
  writeAsked,
  writeQuery,
  type Zone,
} from '@foyer/domain';
import { readPath, type Site, siteAt } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import { randomKey } from '../intents.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { deferredReadable } from '../deferred-readable.ts';
import { readableOf, whenBegun } from '../readable.ts';
import type { FormFacts, VenueSession } from '../venue-session.ts';
import { createAround } from './around.ts';
import {
  broughtAnswer,
  createAvailabilityLoads,
  type FirstAvailability,
  isAnswerFor,
} from './availability.ts';
import { createBooking } from './booking.ts';
import { createEnquiry } from './enquiry.ts';
import { formFacts, visitorZone } from './form-facts.ts';
import { createKeptPreferences } from './kept-preferences.ts';
import { createLeadTimeCheck } from './lead-time-check.ts';
import { createOffersLoading } from './offers-loading.ts';
import { createOffersMemory } from './offers-memory.ts';
import { searchWith } from './query-in-address.ts';

export type VenueSessionParts = {
  base: BaseSession;
  venue: Venue;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  /**
   * The availability that the front door put into the page; used if it is the answer to the first
   * query.
   */
  firstAvailability?: FirstAvailability | null;
  newKey?: () => string;
};

/**
 * Creates the session of a venue page (FORM-018 to FORM-023, FORM-037 to FORM-039): at the front
 * door, which draws the page from it, and in the browser, which begins with the same values. Loads
 * the availability immediately unless it came with the page. `stop` aborts its calls and removes
 * its listeners.
 */
export function createVenueSession({
  base,
  venue,
  api,
  storage,
  page,
  firstAvailability = null,
  newKey = randomKey,
}: VenueSessionParts): VenueSession & { stop: () => void } {
  const { language } = base;
  const site = siteAt(base.site, venue.id);
  const { problem } = parameterNames(site.dynamicParameters);
  if (problem !== null) base.log('dynamic-parameter', { parameter: problem });
  const { prefix } = readPath(page.address().pathname, site);
  const now = () => wallOf(base.clock.now(), venue.timezone);
  const context = (): EditContext => editContext(site, venue, now());
  const queryFrom = (preferences: Preferences, askingSite = site) =>
    withLayoutOfSite(
      readQuery(new URLSearchParams(page.address().search), preferences, askingSite, venue, now()),
      site,
    );
  const firstQuery = queryFrom(readPreferences(storage.cookie, language));
  const cartInSight = () => readOwnCart(new URLSearchParams(page.address().search), storage.cookie);
  const arrivedWith = cartInSight();
  const ownCart = () => cartInSight() ?? arrivedWith;

  const store = createStore();
  const brought =
    firstAvailability !== null && isAnswerFor(firstAvailability, firstQuery, venue, arrivedWith)
      ? broughtAnswer(firstAvailability)
      : null;
  const chosenInAddress = () =>
    readOffer(new URLSearchParams(page.address().search).get(offerParameter));
  const memory = createOffersMemory(firstQuery, venue, site, brought, chosenInAddress());
  const leadTimeAllows = atom(true);
  const timeRefused = atom(
    addressAsksForWrongTime(new URLSearchParams(page.address().search), site),
  );
  /**
   * The time that the address, the last edit, or the form that this page answers asked for: what
   * became of it is said where it differs.
   */
  const asked = atom<AskedSpan | null>(
    readAsked(base.sent?.get(askedField) ?? '') ??
      askedInAddress(new URLSearchParams(page.address().search), site, venue),
  );
  const delegatesText = delegatesInAddress(new URLSearchParams(page.address().search), site);
  const delegatesError = atom(refusedGroup(delegatesText, site));
  const cappedFrom = atom(cappedDelegates(delegatesText, site));
  const delegatesTyped = atom<FormFacts['delegatesTyped']>(null);
  const zone = atom<Zone | null>(null);
  const adjusted = atom((get) => {
    const wanted = get(asked);
    return wanted && adjustmentOf(wanted, get(memory.query), context());
  });
  const form = atom((get) =>
    formFacts({
      query: get(memory.query),
      venue,
      site,
      now: now(),
      rooms: get(memory.answer)?.rooms ?? [],
      leadTimeAllows: get(leadTimeAllows),
      timeRefused: get(timeRefused),
      adjusted: get(adjusted),
      cappedFrom: get(cappedFrom),
      delegatesError: get(delegatesError),
      delegatesTyped: get(delegatesTyped),
      discount: get(memory.discount),
      visitorZone: get(zone),
      addressAt: (time) => `?${searchAt({ ...get(memory.query), ...time })}`,
    }),
  );

  const searchAt = (query: BookingQuery) =>
    searchWith(query, store.get(memory.chosen), venue.timezone, site, page.address().search);
  const deferred: { catchUp: () => void }[] = [];
  const catchUp = () => deferred.forEach((readable) => readable.catchUp());

  const preferences = createKeptPreferences({ storage, store, language, site, venue });
  const leadTimes = createLeadTimeCheck({ api, venue });
  const writeAddress = (write: (search: string) => void) =>
    write(searchAt(store.get(memory.query)));
  const choose = (wanted: NamedOffer | null) => {
    store.set(memory.chosen, wanted);
    catchUp();
    // Reload, Back from the checkout and a copied link find it again. A form that was sent has it in
    // a field.
    if (base.sent === null) writeAddress(page.replace);
  };

  const loading = createOffersLoading({
    store,
    memory,
    loads: createAvailabilityLoads({ api, venue, language, ownCart }),
    minDelegates: venue.minDelegates,
    catchUp,
    codeRefused: () => {
      storage.setCookie(cookies.discountCode, null);
      writeAddress(page.replace);
    },
  });

  const checkLeadTimes = async (): Promise<void> => {
    const allowed = await leadTimes.ask(store.get(memory.query));
    store.set(leadTimeAllows, allowedAfterCheck(store.get(leadTimeAllows), allowed));
  };

  /**
   * Applies a new query: loads what it changes (FORM-037, FORM-038), and derives the rest from what
   * is loaded.
   */
  const take = (next: BookingQuery): void => {
    const before = store.get(memory.query);
    store.set(memory.query, next);
    const differs = (...names: readonly (keyof BookingQuery)[]) =>
      names.some((name) => before[name] !== next[name]);
    // While the number of delegates is being changed, the loaded offers are evaluated at once; the
    // server is called after a pause.
    if (differs('kind', 'start', 'end', 'meetingLength', 'discountCode')) void loading.now();
    else if (differs('delegates')) loading.soon();
    if (differs('start', 'delegates')) page.soon(() => void checkLeadTimes());
  };
  /**
   * A sent form changes field after field: that it could not have its start is said at the end, and
   * of the rest what the last field could not have.
   */
  let formTold = false;
  const tell = (wanted: AskedSpan, next: BookingQuery): void => {
    const differs = adjustmentOf(wanted, next, context()) !== null;
    const isKept = formTold && !differs && store.get(adjusted)?.part === 'start';
    formTold = base.sent !== null && (differs || isKept);
    if (!isKept) store.set(asked, wanted);
  };
  /** Without scripts the page at the new address says what became of it. */
  const keepAsked = (): void => {
    const wanted = store.get(asked);
    if (base.sent === null || wanted === null || store.get(adjusted) === null) return;
    const params = new URLSearchParams(page.address().search);
    params.set(askedField, writeAsked(wanted));
    page.replace(params.toString());
  };
  const edit = (
    change: (query: BookingQuery) => BookingQuery,
    asks?: (query: BookingQuery) => AskedSpan,
  ): void => {
    const before = store.get(memory.query);
    const next = settle(change(before), context());
    if (asks) tell(asks(before), next);
    if (isSame(next, before)) return;
    take(next);
    writeAddress(page.push);
    keepAsked();
    // Writing cookies blocks the main thread.
    page.soon(() => preferences.save(store.get(memory.query)));
  };
  const offerRequest = () => {
    const selection = store.get(memory.selection);
    const mayBook = nextStep(store.get(form), selection?.offer ?? null).kind !== 'blocked';
    return selection !== null && mayBook ? { selection, query: store.get(memory.query) } : null;
  };
  const ordering = {
    api,
    storage,
    page,
    venue,
    site,
    newKey,
    language,
    prefix,
    store,
    offerRequest,
    reload: () => void loading.now(),
  };
  const booking = createBooking({
    ...ordering,
    ownCart,
    isLoggedIn: () => base.visitor.get()?.visitor.kind === 'user',
  });
  const enquiry = createEnquiry({ ...ordering, visitor: base.visitor, booking: booking.state });

  writeAddress(page.replace);
  loading.begin();
  // From here on the values are the first ones of the page. Evaluating hundreds of rooms takes
  // longer than a frame on a slow phone: the changed number is painted first.
  const offers = deferredReadable(store, memory.offers, memory.sources, page.soon);
  const selection = deferredReadable(store, memory.selection, memory.sources, page.soon);
  deferred.push(offers, selection);
  const formReadable = readableOf(store, form);

  const stops = [
    page.onBack(() => {
      if (booking.followAddress()) return;
      // A code of the site's own that matched nothing is not tried again until the page is reloaded
      //
      store.set(asked, null);
      store.set(memory.chosen, chosenInAddress());
      catchUp();
      const there = queryFrom({}, loading.refusedCode() ? withoutOwnCode(site) : site);
      const tried = loading.triedDelegates();
      const next = there.delegatesGiven || tried === null ? there : { ...there, delegates: tried };
      // A link within the page fires the same event and does not change the query.
      if (isSame(next, store.get(memory.query))) return;
      store.set(memory.refusedCode, false);
      take(next);
    }),
    booking.stop,
    // Meanwhile rooms may have been taken, or this visitor holds one.
    page.onReturn((restored) => restored && void loading.now()),
    loading.stop,
    leadTimes.stop,
    offers.stop,
    selection.stop,
  ];

  // The front door does not know the visitor's zone: the drawing is without it.
  page.afterPaint(() => whenBegun(() => store.set(zone, visitorZone(page.zone()))));
  page.whenIdle(() => void checkLeadTimes());

  const session: VenueSession & { stop: () => void } = {
    ...base,
    links: {
      ...base.links,
      city: (name) =>
        citySearchPath(prefix, site, name, { ...store.get(memory.query), zone: venue.timezone }),
    },
    page: 'venue',
    venue,
    offerCards: site.offerCards,
    query: readableOf(store, memory.query),
    form: formReadable,
    offers,
    selection,
    booking: readableOf(store, booking.state),
    enquiry: readableOf(store, enquiry.state),
    preferences: readableOf(store, preferences.state),
    around: createAround({
      api,
      venue,
      language,
      query: () => store.get(memory.query),
      chosen: () => store.get(memory.chosen),
      ownCart,
    }),
    addressOf: (alternative) => {
      const query = queryOf(alternative, store.get(memory.query));
      const { search: present } = page.address();
      return alternative.house === null
        ? `?${searchWith(query, offerOf(alternative), venue.timezone, site, present)}`
        : `${base.links.venue(alternative.house.link.slice(1))}?${writeQuery(query, venue.timezone, site)}`;
    },
    openDays: () =>
      import('../days/open-days.ts').then(({ openDays }) =>
        openDays({ ...ordering, ownCart, bookingState: booking.state, venueSession: session }),
      ),
    actions: {
      changeTab: (kind) =>
        edit((query) => changeTab(query, venue.hasPackages ? kind : 'room', context()), asksAll),
      changeStartDate: (date) =>
        edit(
          (query) => changeStartDate(query, date, context()),
          (query) => asksStart(query, `${date}T${timeOf(query.start)}`),
        ),
      changeStartTime: (time) =>
        edit(
          (query) => changeStartTime(query, time, context()),
          (query) => asksStart(query, `${dateOf(query.start)}T${time}`),
        ),
      changeEndDate: (date) =>
        edit(
          (query) => changeEndDate(query, date, context()),
          ({ start, end }) => ({ start, end: `${date}T${timeOf(end)}`, meetingLength: null }),
        ),
      changeEndTime: (time) =>
        edit(
          (query) => changeEndTime(query, time, context()),
          ({ start, end }) => ({ start, end: `${dateOf(end)}T${time}`, meetingLength: null }),
        ),
      changeLength: (length) =>
        edit(
          (query) => changeLength(query, length, context()),
          ({ start, end }) => ({ start, end: endFor(start, end, length), meetingLength: length }),
        ),
      changeTime: (time) =>
        edit(
          (query) => ({ ...query, ...time }),
          () => time,
        ),
      changeDelegates: (text) => {
        const group = askDelegates(text, site);
        store.set(delegatesTyped, delegatesProblem(text, site));
        store.set(delegatesError, refusedGroup(text, site));
        // The field itself says the cap; the note has the way for larger groups.
        store.set(cappedFrom, site.registrationUrl === null ? null : cappedDelegates(text, site));
        if (group.kind === 'taken')
          edit((query) => ({ ...query, delegates: group.delegates, delegatesGiven: true }));
      },
      changeLayout: (layout) => edit((query) => ({ ...query, layout })),
      changeRates: (rates) => edit((query) => ({ ...query, rates })),
      applyDiscountCode: (code) => {
        store.set(memory.refusedCode, false);
        edit((query) => ({ ...query, discountCode: code.trim().slice(0, 64) }));
      },
      selectRoom: (id) => choose({ kind: 'room', id }),
      selectPackage: (id, inRoom) => choose({ kind: 'package', id, inRoom }),
      clearSelection: () => choose(null),
      takeAlternative: (alternative) => {
        // Before the edit, so that its step in the history has the offer too.
        store.set(memory.chosen, offerOf(alternative));
        edit(
          (query) => queryOf(alternative, query),
          () => alternative.time,
        );
        choose(offerOf(alternative));
      },
      book: () => (enquiry.isAsked() ? void enquiry.open() : booking.book()),
      sendEnquiry: (details) => void enquiry.send(details),
      closeEnquiry: enquiry.close,
      acceptPrice: booking.acceptPrice,
      dismissBooking: booking.dismiss,
      retryOffers: () => void loading.now(),
      dismissTimeRefused: () => store.set(timeRefused, false),
      allowPreferences: (allowed) => preferences.allow(allowed, store.get(memory.query)),
    },
    stop: () => {
      stops.forEach((stop) => stop());
    },
  };
  return session;
}

/** The meeting as an alternative has it. */
const queryOf = ({ time, layout }: Alternative, query: BookingQuery): BookingQuery => ({
  ...query,
  ...time,
  layout,
});

const offerOf = ({ offer: { kind, id }, together }: Alternative): NamedOffer =>
  together ? { kind: 'room', id, together: together.id } : { kind, id };

/** A layout that the site does not have is none, as any other unknown value (A-024, AVAIL-025). */
const withLayoutOfSite = (query: BookingQuery, { checkout }: Site): BookingQuery =>
  query.layout === '_none' || layoutOfSite(layoutNameOf(query.layout), checkout)
    ? query
    : { ...query, layout: '_none' };

/** A group that the site refuses, as the field says it; `null` for one that it takes. */
function refusedGroup(text: string, site: Site): FormFacts['delegatesError'] {
  const group = askDelegates(text, site);
  return group.kind === 'refused'
    ? { limit: group.limit, registrationUrl: group.registrationUrl }
    : null;
}

const asksAll = ({ start, end, meetingLength }: BookingQuery): AskedSpan => ({
  start,
  end,
  meetingLength,
});

/** The end moves with the start, as in `changeStartDate` and `changeStartTime`. */
const asksStart = (query: BookingQuery, start: WallDateTime): AskedSpan => ({
  start,
  end: moveStart(query, start).end,
  meetingLength: null,
});

const isSame = (one: BookingQuery, other: BookingQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
