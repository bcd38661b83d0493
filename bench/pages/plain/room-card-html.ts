import { layoutCodes, type RoomOffer } from '@foyer/domain';
import { formatsFor } from '@foyer/i18n';
import { escaped, pictureHtml } from './html.ts';

const { money } = formatsFor('en');
const sizes = '(min-width: 1024px) 20rem, (min-width: 640px) 38vw, 100vw';

/**
 * One room; its limits are in attributes, so that the script can tell whether it fits without a
 * call.
 */
export function roomCardHtml(
  { room, price, fit, outcome }: RoomOffer,
  currency: string,
  first: boolean,
): string {
  const seats = Object.fromEntries(
    room.layouts.flatMap(({ name, capacity }) =>
      capacity === null ? [] : [[layoutCodes[name], capacity]],
    ),
  );
  const rates = [
    ['Per hour', room.rates.hourly],
    ['Half day', room.rates.halfDay],
    ['Full day', room.rates.fullDay],
  ] as const;
  return `<li data-id="${room.id}" data-min="${room.min}" data-max="${room.max}" data-free="${room.available ? 1 : 0}"
    data-seats='${JSON.stringify(seats)}'${fit.kind === 'fits' ? '' : ' hidden'}><article>
<div class="strip">${room.pictures
    .map((picture, index) => pictureHtml(picture, sizes, first && index === 0))
    .join(
      '',
    )}${outcome.kind === 'instant' ? '<span class="ribbon">Available immediately</span>' : ''}</div>
<div class="body"><h3>${escaped(room.title)}</h3><p
  class="muted">${room.min}–${room.max} people${room.dimensions.area === null ? '' : ` · ${room.dimensions.area} m²`}</p><p
  class="muted clamp">${escaped(room.description)}</p>
<dl>${rates
    .map(([name, minor]) =>
      minor === null ? '' : `<div><dt>${name}</dt><dd>${money({ minor, currency })}</dd></div>`,
    )
    .join('')}</dl>
<p class="total">${price ? money(price.total) : 'Enquiry'}</p>
<details><summary>Show details</summary><p>${room.equipment.map(escaped).join(', ')}</p></details>
<label class="select"><input type="radio" name="room" form="meeting" value="${room.id}"
  aria-label="Select: ${escaped(room.title)}"> Select</label></div></article></li>`;
}
