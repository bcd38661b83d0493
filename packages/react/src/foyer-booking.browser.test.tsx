import type { FoyerBookingElement } from '@foyer/embed';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FoyerBooking } from './foyer-booking.tsx';

// In place of the host’s script, whose properties are the attributes.
customElements.define(
  'foyer-booking',
  class extends HTMLElement {
    get mode() {
      return this.getAttribute('mode');
    }
    set mode(value: string | null | undefined) {
      if (value == null) this.removeAttribute('mode');
      else this.setAttribute('mode', value);
    }
  },
);

const place = { host: 'https://booking.example.com', venue: 'grand-harbour-hotel' };
const tell = (tag: Element | null, name: string, detail: object = {}) =>
  tag?.dispatchEvent(new CustomEvent(`foyer:${name}`, { detail: { version: 1, ...detail } }));

test('properties are attributes, also when they change and go', async () => {
  const { container, rerender } = await render(
    <FoyerBooking {...place} mode="button" meetingLength={4} className="wide" />,
  );
  const tag = container.querySelector('foyer-booking');
  const seen = () =>
    Object.fromEntries([...(tag?.attributes ?? [])].map(({ name, value }) => [name, value]));
  expect(seen()).toEqual({
    venue: 'grand-harbour-hotel',
    mode: 'button',
    'meeting-length': '4',
    class: 'wide',
  });
  await rerender(<FoyerBooking {...place} discountCode="SPRING" />);
  expect(seen()).toEqual({ venue: 'grand-harbour-hotel', 'discount-code': 'SPRING' });
  expect(container.querySelector('foyer-booking')).toBe(tag);
});

test('each event is told once, to the handler of the last rendering, in StrictMode too', async () => {
  const first = vi.fn();
  const last = vi.fn();
  const { container, rerender, unmount } = await render(
    <StrictMode>
      <FoyerBooking {...place} onBooked={first} />
    </StrictMode>,
  );
  await rerender(
    <StrictMode>
      <FoyerBooking {...place} onBooked={({ detail }) => last(detail.total?.minor)} />
    </StrictMode>,
  );
  const tag = container.querySelector('foyer-booking');
  tell(tag, 'booked', { total: { minor: 12_500, currency: 'EUR' } });
  tell(tag, 'ready');
  expect(first).not.toHaveBeenCalled();
  expect(last.mock.calls).toEqual([[12_500]]);
  await unmount();
  tell(tag, 'booked', { total: null });
  expect(last).toHaveBeenCalledTimes(1);
});

test('what the tag tells as soon as it is in the page is heard', async () => {
  const heard = vi.fn();
  await render(
    <FoyerBooking
      {...place}
      onReady={heard}
      ref={(tag) => {
        if (tag) queueMicrotask(() => tell(tag, 'ready'));
      }}
    />,
  );
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the ref is the element', async () => {
  const ref = createRef<FoyerBookingElement>();
  const { container, unmount } = await render(<FoyerBooking {...place} ref={ref} />);
  expect(ref.current).toBe(container.querySelector('foyer-booking'));
  await unmount();
  expect(ref.current).toBe(null);
});

test('takes over what a server has rendered', async () => {
  const error = vi.spyOn(console, 'error');
  const booking = (
    <FoyerBooking {...place} mode="popup" delegates={8}>
      <a href="https://booking.example.com/de/grand-harbour-hotel">Tagungsraum buchen</a>
    </FoyerBooking>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(booking);
  document.body.append(page);
  const tag = page.querySelector('foyer-booking');
  const root = hydrateRoot(page, booking);
  await vi.waitFor(() => expect(Object.keys(tag ?? {}).join()).toContain('__react'));
  expect(page.querySelector('foyer-booking')).toBe(tag);
  expect(tag?.textContent).toBe('Tagungsraum buchen');
  expect(error).not.toHaveBeenCalled();
  root.unmount();
  page.remove();
});
