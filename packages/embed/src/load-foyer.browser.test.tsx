import { afterEach, expect, test, vi } from 'vitest';
import type { FoyerBookingElement } from './element.ts';
import { loadFoyer } from './load-foyer.ts';

const host = 'https://booking.example.com';

/** What the page appends to its head is answered here and not by a server. */
function answerScript(answer: (script: HTMLScriptElement) => void) {
  return vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) setTimeout(() => answer(node as HTMLScriptElement));
  });
}
const failing = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
const loading = (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'));

afterEach(() => vi.restoreAllMocks());

test.each(['', 'booking.example.com', 'ftp://booking.example.com'])(
  '"%s" is no host, and the error says so',
  async (wrong) => {
    await expect(loadFoyer(wrong)).rejects.toThrow(`"${wrong}" is no address of a host`);
  },
);

test('a script that cannot be loaded rejects, and the next call tries again', async () => {
  const added = answerScript(failing);
  await expect(loadFoyer(host)).rejects.toThrow(`${host}/embed.js could not be loaded`);
  await expect(loadFoyer(host)).rejects.toThrow('could not be loaded');
  expect(added).toHaveBeenCalledTimes(2);
});

test('a script that is another one rejects', async () => {
  answerScript(loading);
  await expect(loadFoyer(host)).rejects.toThrow(`${host}/embed.js does not define <foyer-booking>`);
});

test('the script is added once and resolves with the class of the element', async () => {
  const added = answerScript((script) => {
    customElements.define('foyer-booking', class extends HTMLElement {});
    loading(script);
  });
  const first = loadFoyer(`${host}/en/?from=here`, { nonce: 'abc' });
  await expect(loadFoyer('https://other.example.com')).rejects.toThrow(
    'has https://booking.example.com/embed.js already',
  );
  expect(loadFoyer(host)).toBe(first);
  const FoyerBooking = await first;
  expect(added).toHaveBeenCalledTimes(1);
  const [script] = added.mock.calls[0] as [HTMLScriptElement];
  expect({ src: script.src, async: script.async, nonce: script.nonce }).toEqual({
    src: `${host}/embed.js`,
    async: true,
    nonce: 'abc',
  });
  const tag: FoyerBookingElement = new FoyerBooking();
  expect(tag.localName).toBe('foyer-booking');
});

test('types know the element, its properties and its events', () => {
  const tag = document.createElement('foyer-booking');
  const told: string[] = [];
  tag.addEventListener('foyer:booked', ({ detail }) => {
    told.push(`${detail.version} ${detail.total?.minor} ${detail.total?.currency}`);
  });
  tag.addEventListener('foyer:select', ({ detail }) => void told.push(detail.kind ?? 'nothing'));
  tag.addEventListener('click', ({ clientX }) => void told.push(String(clientX)));
  // @ts-expect-error: a mode that does not exist.
  tag.mode = 'window';
  tag.meetingLength = 4;
  tag.discountCode = null;
  const detail = { version: 1, total: { minor: 12_500, currency: 'EUR' } };
  tag.dispatchEvent(new CustomEvent('foyer:booked', { detail }));
  tag.dispatchEvent(new CustomEvent('foyer:select', { detail: { version: 1 } }));
  expect(told).toEqual(['1 12500 EUR', 'nothing']);
});
