import type { OfferKind } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import type { Readable } from '@foyer/session';
import { createContext, type ReactNode, use, useState } from 'react';
import { Slot } from '../slot/slot.tsx';

/** The list that the visitor's query shows. */
export const ListContext = createContext<Readable<OfferKind>>({
  get: () => {
    throw new Error('a list’s slot stands outside of a venue page');
  },
  subscribe: () => () => undefined,
});

/** The place of a list: its remote is loaded when the visitor first wants that list, and stays. */
export function ListSlot({ list, remote, name, skeleton }: { readonly list: OfferKind; readonly remote: string; readonly name: string; readonly skeleton: ReactNode }) {
  const shown = useReadable(use(ListContext));
  const [wanted, setWanted] = useState(shown === list);
  if (shown === list && !wanted) setWanted(true);
  return wanted ? <Slot remote={remote} name={name} skeleton={skeleton} /> : null;
}
