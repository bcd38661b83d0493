import type { FoyerBookingElement } from './element.ts';

type FoyerBookingClass = new () => FoyerBookingElement;

/** Kept once for a page; given up when it fails, so that the next call tries again. */
let present: { script: string; loading: Promise<FoyerBookingClass> } | null = null;

/**
 * Adds the script of a host, such as `https://booking.example.com`, to the page unless that was
 * done, and resolves with the class of `<foyer-booking>`. Rejects with an `Error` that says why:
 * the address is none, the script cannot be loaded, or the page has another host’s script already.
 * `nonce` is that of the page’s Content-Security-Policy.
 */
export function loadFoyer(
  host: string,
  { nonce }: { nonce?: string } = {},
): Promise<FoyerBookingClass> {
  if (typeof document === 'undefined')
    return Promise.reject(new Error('foyer: loadFoyer needs a browser; call it in an effect'));
  const script = scriptOf(host);
  if (script === null)
    return Promise.reject(
      new Error(`foyer: "${host}" is no address of a host, such as https://booking.example.com`),
    );
  if (present !== null && present.script !== script)
    return Promise.reject(
      new Error(`foyer: the page has ${present.script} already, and cannot have ${script} too`),
    );
  if (present !== null) return present.loading;
  const loading = defined() ?? add(script, nonce ?? '');
  present = { script, loading };
  loading.catch(() => (present = null));
  return loading;
}

function scriptOf(host: string): string | null {
  if (!URL.canParse(host)) return null;
  const { protocol, origin } = new URL(host);
  return /^https?:$/.test(protocol) ? `${origin}/embed.js` : null;
}

/** The class, where the page has a script element of its own that has run. */
const defined = (): Promise<FoyerBookingClass> | null =>
  customElements.get('foyer-booking') ? whenDefined() : null;

const whenDefined = () =>
  customElements.whenDefined('foyer-booking') as Promise<unknown> as Promise<FoyerBookingClass>;

function add(src: string, nonce: string): Promise<FoyerBookingClass> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { async: true, nonce, src });
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`foyer: ${src} ${why}`));
    };
    script.onerror = () => fail('could not be loaded');
    script.onload = () => {
      const found = defined();
      if (found) resolve(found);
      else fail('does not define <foyer-booking>');
    };
    document.head.append(script);
  });
}
