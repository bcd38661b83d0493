import {
  dateOf,
  offeredLengths,
  startTimes,
  timeOf,
  truncate,
  wallOf,
  writeMeetingLength,
} from '@foyer/domain';
import type { Facts } from './facts.ts';
import { formHtml } from './form-html.ts';
import { escaped, pictureHtml, pictureSet } from './html.ts';
import { roomCardHtml } from './room-card-html.ts';

export type PageFiles = { script: string; style: string };

/** The venue page as handwritten HTML: complete HTML, one style sheet, one deferred script. */
export function pageHtml({ venue, query, offers }: Facts, files: PageFiles, cards: number): string {
  const now = wallOf(Math.floor(Date.now() / 1000), venue.timezone);
  const rooms = offers.rooms.slice(0, cards);
  const shown = rooms.filter((offer) => offer.fit.kind === 'fits').length;
  const hero = venue.pictures[0]?.src ?? '';
  const description = truncate(venue.description['en'] ?? '').text;
  const times = startTimes(query, {
    now,
    leadMinutes: 0,
    minimumHours: 2,
    offerCards: 'select',
    takenBy: 'us',
  });
  const lengths = offeredLengths({ minimumHours: 2, offerCards: 'select' }, query.kind).map(
    writeMeetingLength,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link
  rel="icon" href="data:,">
<title>${escaped(venue.title)}, ${escaped(venue.city)}</title><meta name="description" content="${escaped(description)}">
<link rel="preload" as="image" type="image/avif" href="${hero}-960.avif" imagesrcset="${pictureSet(hero, 'avif')}"
  imagesizes="(max-width: 733px) 100vw, 50vw" fetchpriority="high">
<link rel="stylesheet" href="${files.style}"><script type="module" src="${files.script}"></script></head>
<body data-venue="${venue.id}" data-zone="${venue.timezone}" data-currency="${venue.currency}">
<header><a href="/">Foyer</a><nav><a href="/register">Register</a> <a href="/login">Log in</a></nav></header>
<main>
<h1>${escaped(venue.title)}</h1><p
  class="muted">${escaped(venue.venueType)} · ${escaped(venue.address)} ·
  ${venue.roomCount} rooms for up to ${venue.largestRoom} people</p>
<div class="gallery">${venue.pictures
    .slice(0, 5)
    .map(
      (picture, index) =>
        `<figure>${pictureHtml(picture, `(max-width: 733px) 100vw, ${index === 0 ? 50 : 25}vw`, index === 0)}</figure>`,
    )
    .join('')}</div>
<div class="venue"><aside>${formHtml({
    query,
    times,
    lengths,
    startDate: dateOf(query.start),
    endDate: dateOf(query.end),
    startTime: timeOf(query.start),
    endTime: timeOf(query.end),
    today: dateOf(now),
  })}</aside>
<div class="main"><section><h2>${escaped(venue.headline['en'] ?? '')}</h2><p>${escaped(description)}</p></section>
<section><h2>What the house offers</h2><ul
  class="ticks">${venue.facilities
    .map((item) => `<li${item.available ? '' : ' class="no"'}>${escaped(item.name)}</li>`)
    .join('')}</ul></section>
<section id="rooms"><h2>Choose a room</h2><p class="muted" role="status"
  id="count">Showing ${shown} out of ${rooms.length} rooms suitable for criteria</p><ul class="cards"
  id="room-cards">${rooms
    .map((offer, index) => roomCardHtml(offer, venue.currency, index === 0))
    .join('')}</ul></section>
<section id="packages" hidden><h2>Choose a package</h2><ul class="cards" id="package-cards"></ul></section>
<section><h2>Where it is</h2><p class="muted">${escaped(venue.address)}</p></section></div></div>
</main><footer><p>Foyer</p><a href="/legal">Terms</a></footer></body></html>`;
}
