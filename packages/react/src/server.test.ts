import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoyerBooking } from './index.ts';

test('a server renders the tag with a link to the venue', () => {
  const html = renderToStaticMarkup(
    createElement(FoyerBooking, {
      host: 'https://booking.example.com/',
      venue: 'grand harbour',
      mode: 'button',
      delegates: 8,
      endDatetime: '2026-05-18 12:00',
      className: 'wide',
    }),
  );
  expect(html).toBe(
    '<foyer-booking venue="grand harbour" mode="button" delegates="8" end-datetime="2026-05-18 12:00" class="wide">' +
      '<a href="https://booking.example.com/grand%20harbour">Book a meeting room</a></foyer-booking>',
  );
});

test('the text of the link is the label', () => {
  const html = renderToStaticMarkup(
    createElement(FoyerBooking, { host: 'https://h.example', venue: 'v', label: 'Book <now>' }),
  );
  expect(html).toContain('label="Book &lt;now&gt;"');
  expect(html).toContain('>Book &lt;now&gt;</a>');
});
