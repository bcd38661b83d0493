/** The label of the attendees' + on every measured page. */
export const stepperLabel = 'One attendee more';

/** Finds the controls that a visitor sees; `null` while they are not rendered or hidden. */
type Controls = {
  attendees: () => { field: HTMLInputElement; more: HTMLButtonElement } | null;
  /** The line that a folded form shows instead of its fields; `null` while they are shown. */
  foldedLine: () => HTMLButtonElement | null;
  otherKind: () => HTMLInputElement | null;
  /** A button that opens a calendar, or the browser's own date field. */
  startDate: () => HTMLButtonElement | HTMLInputElement | null;
  firstTextField: () => HTMLInputElement | null;
  /** The number that the room list's status line names. */
  roomsListed: () => number | null;
  packagesListed: () => boolean;
  isShown: (element: Element) => boolean;
  /** The shadow root of the page's tag; without one, the document. */
  root: () => Document | ShadowRoot;
};

declare global {
  interface Window {
    benchControls: Controls;
  }
}

/**
 * Runs in the page from the start of the document, and is equal for all pages. Skeletons do not
 * count: they are hidden from screen readers.
 */
export function defineControls(label: string): void {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"]') === null;
  const root = () => document.querySelector('foyer-booking')?.shadowRoot ?? document;
  const findShown = <Found extends Element>(selector: string): Found | null =>
    [...root().querySelectorAll<Found>(selector)].find(isShown) ?? null;

  window.benchControls = {
    isShown,
    root,
    attendees: () => {
      const more = findShown<HTMLButtonElement>(`form button[aria-label="${label}"]`);
      const field = more?.parentElement?.querySelector('input');
      return more && field && isShown(field) ? { field, more } : null;
    },
    foldedLine: () =>
      window.benchControls.attendees() === null ? findShown('form button[popovertarget]') : null,
    // A styled radio is transparent, and its label is what a visitor sees.
    otherKind: () => {
      const radio = root().querySelector<HTMLInputElement>(
        'form fieldset input[type="radio"][value="package"]',
      );
      return radio && isShown(radio.closest('label') ?? radio) ? radio : null;
    },
    startDate: () =>
      findShown<HTMLButtonElement>('form button[aria-label^="Start date"]') ??
      [...root().querySelectorAll<HTMLInputElement>('form input[type="date"]')].find(
        (field) =>
          isShown(field) &&
          [...(field.labels ?? [])].some((words) => words.textContent?.startsWith('Start date')),
      ) ??
      null,
    firstTextField: () =>
      findShown('form input:is(:not([type]), [type="text"], [type="email"], [type="tel"])'),
    roomsListed: () => {
      for (const status of root().querySelectorAll('[role="status"]')) {
        const said = /^Showing (\d+) out of \d+ rooms/.exec(status.textContent?.trim() ?? '');
        if (said && isShown(status)) return Number(said[1]);
      }
      return null;
    },
    packagesListed: () =>
      [...root().querySelectorAll('section')].some(
        (section) =>
          section.querySelector('h2')?.textContent === 'Choose a package' &&
          [...section.querySelectorAll('h3')].some(isShown),
      ),
  };
}
