import { venueFields } from '@foyer/booking-ui';
import { type BookingQuery, dateOf, type NamedOffer, readOffer, timeOf } from '@foyer/domain';
import type { VenueSession } from '@foyer/session';
import { enquiryIn } from './sent-enquiry.ts';

/**
 * What the venue page's form asks for: changes of the meeting, a selection, the next step. A meeting
 * that was changed is shown with its offers before anything is booked.
 */
export async function act(session: VenueSession, sent: URLSearchParams): Promise<void> {
  const { actions, query } = session;
  const shown = query.get();
  const booked = readOffer(sent.get(venueFields.book));
  changeMeeting(session, sent, booked);
  const selected = booked ?? selectedIn(sent);
  if (selected) select(actions, selected);
  if (query.get() !== shown) return;
  const step = sent.get(venueFields.step);
  if (booked === null && step === null) return;
  actions.book();
  if (step === 'enquire') {
    const enquiry = await enquiryIn(session, sent);
    if (enquiry) actions.sendEnquiry(enquiry);
  }
}

/** Only what differs from the shown meeting, because one field moves others. */
function changeMeeting(
  { actions, query, form }: VenueSession,
  sent: URLSearchParams,
  booked: NamedOffer | null,
): void {
  const shown = query.get();
  const { tabs, lengths, layouts } = form.get();
  const changed = (name: string, value: string): string | null => {
    const next = sent.get(name);
    return next === null || next === value ? null : next;
  };
  const changeTo = (name: string, value: string, isValid: RegExp, to: (text: string) => void) => {
    const next = changed(name, value);
    if (next !== null && isValid.test(next)) to(next);
  };
  const changeAmong = <T extends string | number>(
    name: string,
    value: T,
    choices: readonly T[],
    to: (choice: T) => void,
  ) => {
    const next = changed(name, String(value));
    const choice = choices.find((one) => String(one) === next);
    if (choice !== undefined) to(choice);
  };
  // A card with times of its own is booked at these.
  const card = booked?.kind === 'package' ? booked.id : null;
  const start = card && sent.has(venueFields.cardStart(card)) ? venueFields.cardStart(card) : null;
  const end = card && sent.has(venueFields.cardEnd(card)) ? venueFields.cardEnd(card) : null;

  changeAmong(venueFields.kind, shown.kind, tabs, actions.changeTab);
  changeTo(venueFields.startDate, dateOf(shown.start), date, actions.changeStartDate);
  changeTo(start ?? venueFields.startTime, timeOf(shown.start), time, actions.changeStartTime);
  changeAmong(venueFields.length, shown.meetingLength, lengths, actions.changeLength);
  changeTo(venueFields.endDate, dateOf(shown.end), date, actions.changeEndDate);
  changeTo(end ?? venueFields.endTime, timeOf(shown.end), time, actions.changeEndTime);
  changeTo(venueFields.delegates, String(shown.delegates), anything, actions.changeDelegates);
  changeAmong(venueFields.layout, shown.layout, layouts, actions.changeLayout);
  changeAmong(venueFields.rates, shown.rates, rates, actions.changeRates);
  changeTo(venueFields.code, shown.discountCode, anything, actions.applyDiscountCode);
}

const date = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}$/;
const anything = /^.{0,100}$/;
const rates: readonly BookingQuery['rates'][] = ['all', 'roomRental', 'packages'];

function selectedIn(sent: URLSearchParams): NamedOffer | null {
  const room = sent.get(venueFields.room);
  return room ? { kind: 'room', id: room } : readOffer(sent.get(venueFields.select));
}

function select(actions: VenueSession['actions'], offer: NamedOffer): void {
  if (offer.kind === 'room') actions.selectRoom(offer.id);
  else actions.selectPackage(offer.id, offer.inRoom);
}
