import type { Blocked } from '@foyer/domain';
import { venueFields, venueForm } from '../venue-form.tsx';

/**
 * Where a visitor who cannot go on has something to do: a field of the meeting's form, or the first
 * offer that can be selected. `null` where the page has no such control.
 */
export function missingField(root: ParentNode, why: Blocked): HTMLElement | null {
  const form = root.querySelector(`#${venueForm}`);
  const named = (name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  switch (why) {
    case 'nothing-chosen':
      return (
        named(venueFields.room) ??
        root.querySelector(`[name="${venueFields.select}"]:not([aria-disabled])`)
      );
    case 'closed':
    case 'lead-time':
      return form?.querySelector<HTMLElement>('button[data-control]') ?? null;
    case 'attendees':
    case 'nothing-fits':
    case 'does-not-fit':
      return named(venueFields.delegates);
    default:
      return why satisfies never;
  }
}
