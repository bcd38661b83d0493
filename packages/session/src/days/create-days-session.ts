import type { ApiClient } from '@foyer/api-client';
import {
  type BookingQuery,
  type DayPlan,
  editContext,
  firstAdjustment,
  planParameters,
  type PropertyVenue,
  readPlan,
  startDayPlan,
  timeOf,
  wallOf,
  type WantedItem,
  type WantedItems,
  writePlan,
} from '@foyer/domain';
import { siteAt } from '@foyer/sites';
import { createStore } from 'jotai/vanilla';
import type { Page } from '../page.ts';
import { readableOf } from '../readable.ts';
import type { DaysSession, VenueSession } from '../venue-session.ts';
import { createDayLists } from './day-lists.ts';
import { createDaysAsking, type DaysAsking } from './days-asking.ts';
import { createDaysCheckout } from './days-checkout.ts';
import { createDaysChoosing } from './days-choosing.ts';
import { createDaysEditing } from './days-editing.ts';
import { createDaysMemory, type PendingChoice } from './days-memory.ts';
import type { EnterWithDays } from './enter-with-days.ts';

type DaysSessionParts = {
  venueSession: VenueSession;
  venue: PropertyVenue;
  api: ApiClient;
  page: Page;
  /** The cart that the visitor came back from: its rooms are free for its owner. */
  ownCart: () => string | null;
  /** Opens the property system's checkout with all days, or returns what prevents it. */
  enter: EnterWithDays;
};

/**
 * Creates the session of the builder for several days. The plan is in the address, so that reload,
 * share and Back keep it (D-9). Items in the address are chosen again as soon as their day's answer
 * says that they are available.
 */
export function createDaysSession({
  venueSession,
  venue,
  api,
  page,
  ownCart,
  enter,
}: DaysSessionParts): DaysSession {
  const { clock, language } = venueSession;
  const site = siteAt(venueSession.site, venue.id);
  const now = () => wallOf(clock.now(), venue.timezone);
  const inAddress = () => readPlan(new URLSearchParams(page.address().search));
  const store = createStore();
  const form = venueSession.query.get();
  const arrived = inAddress();
  const first = arrived?.plan ?? startDayPlan(form);
  const memory = createDaysMemory({
    first,
    firstAdjusted: arrived ? null : firstAdjustment(timesOf(form), first.days[0]),
    awaited: awaitedFrom(arrived?.wanted),
    form,
    kind: form.kind,
    venue,
    site,
    now,
  });

  const write = (to: (search: string) => void): void =>
    to(searchWithPlan(page.address().search, store.get(memory.plan), store.get(memory.awaited)));
  const step = () => write(page.push);
  const rewrite = () => write(page.replace);
  // Each needs the other: a pending choice may wait for an answer.
  const choosing = createDaysChoosing({ store, memory, asking: (): DaysAsking => asking, step });
  const asking = createDaysAsking({
    api,
    venue,
    language,
    ownCart,
    store,
    memory,
    onAnswer: choosing.chooseAwaited,
  });
  const proceed = createDaysCheckout({
    store,
    memory,
    asking,
    choosing,
    enter,
    premiumFee: venue.premiumFee,
  });

  const actions: DaysSession['actions'] = {
    ...createDaysEditing({
      store,
      memory,
      site,
      context: () => editContext(site, venue, now()),
      asking,
      choosing,
      step,
      rewrite,
    }),
    changeKind: (kind) => {
      const params = new URLSearchParams(page.address().search);
      params.set('type', kind);
      store.set(memory.kind, kind);
      page.replace(params.toString());
    },
    proceed: () => void proceed(),
    closeAllSet: () => store.set(memory.allSet, false),
    dismissBooking: () => {
      if (store.get(memory.booking).kind !== 'processing')
        store.set(memory.booking, { kind: 'idle' });
    },
    leave: () => {
      const kind = store.get(memory.kind);
      if (kind !== venueSession.query.get().kind) venueSession.actions.changeTab(kind);
      venueSession.actions.changeLength(
        kind === 'package' ? 'oneday' : site.defaults.meetingLength,
      );
      page.replace(searchWithoutPlan(page.address().search));
    },
  };

  const stops = [
    page.onBack(() => {
      const there = inAddress();
      if (there === null) return;
      store.set(memory.allSet, false);
      store.set(memory.held, null);
      store.set(memory.adjusted, null);
      store.set(memory.gone, new Set<number>());
      store.set(memory.awaited, awaitedFrom(there.wanted));
      store.set(memory.plan, there.plan);
      choosing.chooseAwaited();
      asking.askAnew();
    }),
    venueSession.query.subscribe(() => {
      store.set(memory.form, venueSession.query.get());
      asking.askAnew();
    }),
    // On Back from the checkout, the browser may restore the page in its processing state.
    page.onReturn((restored) => restored && store.set(memory.booking, { kind: 'idle' })),
    asking.stop,
  ];
  rewrite();
  asking.askAnew();

  return {
    ...venueSession,
    page: 'days',
    venue,
    plan: readableOf(store, memory.plan),
    shown: readableOf(store, memory.shown),
    sum: readableOf(store, memory.sum),
    allSet: readableOf(store, memory.allSet),
    booking: readableOf(store, memory.booking),
    lists: createDayLists({
      venueSession,
      store,
      memory,
      actions,
      choose: choosing.choose,
      retry: asking.retry,
    }),
    ids: { panel: 'foyer-day', tab: (number) => `foyer-day-${number}` },
    actions,
    stop: () => stops.forEach((stop) => stop()),
  };
}

const timesOf = ({ start, end }: Pick<BookingQuery, 'start' | 'end'>) => ({
  start: timeOf(start),
  end: timeOf(end),
});

const awaitedFrom = (wanted: WantedItems | undefined): ReadonlyMap<number, PendingChoice> =>
  new Map([...(wanted ?? [])].map(([number, item]) => [number, { ...item, pressed: false }]));

/** The address's query with this plan in it; other parameters stay as they are. */
function searchWithPlan(
  search: string,
  plan: DayPlan,
  awaited: ReadonlyMap<number, PendingChoice>,
): string {
  // A package that was clicked before its answer came has no room yet.
  const wanted = new Map(
    [...awaited].flatMap(([number, { kind, id, roomId }]): (readonly [number, WantedItem])[] =>
      roomId === null ? [] : [[number, { kind, id, roomId }]],
    ),
  );
  const params = new URLSearchParams(searchWithoutPlan(search));
  for (const [name, value] of writePlan(plan, wanted)) params.append(name, value);
  return params.toString();
}

function searchWithoutPlan(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of Object.values(planParameters)) params.delete(name);
  return params.toString();
}
