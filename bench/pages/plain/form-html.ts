import { type BookingQuery, layoutCodes, writeMeetingLength } from '@foyer/domain';
import { optionsHtml } from './html.ts';

type FormFacts = {
  query: BookingQuery;
  times: readonly string[];
  lengths: readonly string[];
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  today: string;
};

const lengthWords = (length: string): string =>
  ({ overnight: 'Overnight', twodays: 'Two days' })[length] ?? `${length} hours`;

/** The booking form, with the browser's own controls. */
export function formHtml({
  query,
  times,
  lengths,
  startDate,
  endDate,
  startTime,
  endTime,
  today,
}: FormFacts): string {
  const length = writeMeetingLength(query.meetingLength);
  const layoutNames = Object.fromEntries(
    Object.entries(layoutCodes).map(([name, code]) => [String(code), name]),
  );
  return `<form id="meeting" action="/book" aria-label="Your meeting">
<fieldset class="tabs"><legend>What would you like to book?</legend><label><input type="radio" name="type"
  value="room" checked> Room</label><label><input type="radio" name="type" value="package"> Package</label></fieldset>
<div class="fields"><label>Start date<input type="date" name="start-date" value="${startDate}"
  min="${today}"></label><label>Start time<select name="start-time">${optionsHtml(times, startTime)}</select></label>
<label>End date<input type="date" name="end-date" value="${endDate}" min="${startDate}"></label><label>End time<select
  name="end-time">${optionsHtml(times, endTime)}</select></label>
<label>Meeting length<select
  name="length">${optionsHtml(lengths.includes(length) ? lengths : [length, ...lengths], length, lengthWords)}</select></label>
<div class="stepper"><label for="delegates">Attendees</label><input id="delegates" name="delegates"
  inputmode="numeric" autocomplete="off" value="${query.delegates}"><button type="button"
  aria-label="One attendee fewer">−</button><button type="button"
  aria-label="One attendee more">+</button></div></div>
<details><summary>More options</summary><div class="fields"><label>Discount code<input name="discount" maxlength="40"
  autocomplete="off"></label><button type="button" id="apply">Apply</button>
<label>Seating<select
  name="layout">${optionsHtml(
    ['_none', ...Object.keys(layoutNames)],
    '_none',
    (code) => layoutNames[code] ?? 'Any',
  )}</select></label></div><p
  role="status" id="discount-note"></p></details>
<button class="primary">Continue</button></form>`;
}
