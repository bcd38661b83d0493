import type { DoctorModule, FoyerGlobal } from './doctor/doctor-module.ts';
import { questionOf } from './tag/question.ts';
import type { EarlyReply, Tag, TagModule } from './tag/tag-module.ts';

/** Written at deployment. */
const version = '%VERSION%';
const tagFile = { path: '%TAG_URL%', integrity: '%TAG_INTEGRITY%' };
const doctorFile = { path: '%DOCTOR_URL%', integrity: '%DOCTOR_INTEGRITY%' };
const name = 'foyer-booking';
const mark = 'data-foyer-booking';
const attributes =
  'venue site language mode label scheme type delegates meeting-length datetime end-datetime layout discount-code consent checkout'.split(
    ' ',
  );
const properties = attributes.map(
  (attribute) =>
    [attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), attribute] as const,
);

/**
 * Defines the tag, once for a page, and loads the rest of it when the page has one; `inHand` is
 * that rest where the script has brought it.
 */
export function defineTag(inHand: TagModule | null): void {
  const script = document.currentScript as HTMLScriptElement | null;
  if (!script) return;
  if (customElements.get(name)) {
    const { foyer } = globalThis as { foyer?: FoyerGlobal };
    if (foyer?.version !== version)
      console.warn(`foyer: version ${version} does nothing, since ${foyer?.version} came first`);
    return;
  }
  const { origin } = new URL(script.src);
  const { nonce } = script;
  const load = ({ path, integrity }: typeof tagFile): Promise<unknown> =>
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: 'anonymous',
        integrity,
        nonce,
        href: origin + path,
        onload: () => resolve(link.remove()),
        onerror: () => reject(link.remove()),
      });
      document.head.append(link);
    }).then(() => import(/* @vite-ignore */ origin + path));
  const missing = ({ path }: typeof tagFile) =>
    console.error(`foyer: ${origin}${path} could not be loaded`);
  let loading = inHand && Promise.resolve(inHand);
  let asked = false;
  /** Once for a page. Not where a step is to be shown again, nor for a dialog that nobody has opened. */
  const asksEarly = (tag: HTMLElement) =>
    !asked &&
    !tag.hasAttribute('step') &&
    !/^(button|popup)$/.test(tag.getAttribute('mode') ?? '') &&
    !/#foyer/.test(`${location.hash}#${Object.keys(history.state ?? {}).join('#')}`);

  class FoyerBooking extends HTMLElement implements Tag {
    static readonly observedAttributes = attributes;
    /** In the order of the calls. */
    private tell(act: (module: TagModule) => void) {
      // Without its script the tag shows what stands in it: a link.
      (loading ??= load(tagFile) as Promise<TagModule>).then(act, () => missing(tagFile));
    }
    connectedCallback() {
      // Set by the page before the element was defined, they hide the accessors of the class.
      for (const [property] of properties)
        if (Object.hasOwn(this, property)) {
          const value: unknown = Reflect.get(this, property);
          Reflect.deleteProperty(this, property);
          Reflect.set(this, property, value);
        }
      let early: EarlyReply | null = null;
      if (asksEarly(this)) {
        const url = questionOf(this, origin);
        asked = true;
        // As a preload of it that the page may have; the site reads no cookies here.
        early = { url, reply: fetch(url) };
        early.reply.catch(() => {});
      }
      this.tell(({ connect }) => connect(this, { origin, nonce, early }));
    }
    disconnectedCallback() {
      this.tell(({ disconnect }) => disconnect(this));
    }
    attributeChangedCallback() {
      if (this.isConnected) this.tell(({ change }) => change(this));
    }
    open() {
      this.tell(({ open }) => open(this));
    }
    close() {
      this.tell(({ close }) => close(this));
    }
  }
  for (const [property, attribute] of properties)
    Object.defineProperty(FoyerBooking.prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, `${value}`);
      },
    });
  customElements.define(name, FoyerBooking);

  /** Says why a tag does not show what it should; loaded only when somebody asks. */
  const doctor: FoyerGlobal['doctor'] = () =>
    (load(doctorFile) as Promise<DoctorModule>).then(
      ({ examine }) =>
        examine({ origin, nonce, version, tagUrl: origin + tagFile.path, attributes }),
      () => missing(doctorFile),
    );
  (globalThis as { foyer?: FoyerGlobal }).foyer = { version, doctor };
  if (/[?&]foyer-doctor\b/.test(location.search)) void doctor();

  const upgraded = new WeakSet<Element>();
  /** Editors that remove unknown elements leave `<div data-foyer-booking data-venue="…">`. */
  const upgrade = () => {
    for (const place of document.querySelectorAll(`[${mark}]:not(:has(${name}))`)) {
      // What a page takes out again stays out: else the two would answer each other forever.
      if (upgraded.has(place)) continue;
      upgraded.add(place);
      const tag = document.createElement(name);
      for (const attribute of attributes) {
        const value = place.getAttribute(`data-${attribute}`);
        if (value !== null) tag.setAttribute(attribute, value);
      }
      tag.append(...place.childNodes);
      place.append(tag);
    }
  };
  const follow = () => {
    upgrade();
    new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => addedNodes.length)) upgrade();
    }).observe(document, { childList: true, subtree: true });
  };
  // While the page is parsed, each new place would be met before its link.
  if (document.readyState === 'loading') {
    upgrade();
    document.addEventListener('DOMContentLoaded', follow);
  } else follow();
}
