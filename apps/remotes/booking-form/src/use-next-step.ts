import { type NextStep, nextStep, nothingFits } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { FormFacts, Selection, VenueSession } from '@foyer/session';

/**
 * What the button leads to; depends on the offers only in whether any of them fits (AVAIL-013,
 * AVAIL-015).
 */
export function useNextStep(
  { offers, query }: Pick<VenueSession, 'offers' | 'query'>,
  form: FormFacts,
  selection: Selection | null,
): NextStep {
  const none = useReadable({
    get: () => {
      const known = offers.get();
      return !known.loading && known.offers !== null && nothingFits(known.offers, query.get().kind);
    },
    subscribe: offers.subscribe,
  });
  return nextStep({ ...form, nothingFits: none }, selection?.offer ?? null);
}
