import type { OfferKind } from '@foyer/domain';
import { refusedField } from '@foyer/ui';

const lists: Readonly<Record<OfferKind, string>> = { room: 'room-list', package: 'package-list' };

/**
 * The lists follow every change of the meeting: this scrolls to them and moves the focus, or to the
 * field of the form that is refused.
 */
export function goToList(form: HTMLFormElement | null, kind: OfferKind): void {
  const refused = form && refusedField(form);
  if (refused) return refused.focus();
  const page = form?.getRootNode();
  const list =
    page instanceof Document || page instanceof ShadowRoot
      ? page.querySelector<HTMLElement>(`[data-remote='${lists[kind]}']`)
      : null;
  if (list === null) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}
