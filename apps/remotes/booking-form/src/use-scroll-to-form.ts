import { scrollsToForm } from '@foyer/domain';
import type { Selection } from '@foyer/session';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * On a wide page selecting an offer scrolls to the selection and the button below it (FORM-010,
 *
 */
export function useScrollToForm(
  target: RefObject<HTMLElement | null>,
  selection: Selection | null,
): void {
  const id =
    selection && (selection.kind === 'room' ? selection.offer.room.id : selection.offer.package.id);
  const before = useRef(id);
  useEffect(() => {
    if (id !== null && id !== before.current && scrollsToForm(window.innerWidth))
      target.current?.scrollIntoView({ block: 'nearest' });
    before.current = id;
  }, [id, target]);
}
