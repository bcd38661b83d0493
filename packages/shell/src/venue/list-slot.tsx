import type { OfferKind } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, useState } from 'react';
import { Slot } from '../slot/slot.tsx';
import css from './list-slot.module.css';
import { SimilarVenues } from './similar-venues.tsx';
import { useNear } from './use-near.ts';
import { VenueContext } from './venue-context.ts';

/**
 * The lists of offers, that of the form's tab first (FORM-001, VENUE-015, VENUE-016). Of a venue that
 * never opens, in whose form that is said, other venues stand in their place.
 */
export function OfferLists() {
  const { t } = useLingui();
  const { lists, neverOpens, nearby } = use(VenueContext);
  const [first] = useReadable(lists);
  if (neverOpens) return <SimilarVenues venues={nearby.venues} instead />;
  const rooms = (
    <ListSlot
      key="room"
      list="room"
      remote="room-list"
      name={t({ context: 'part of the page', message: 'List of rooms' })}
    />
  );
  const packages = (
    <ListSlot
      key="package"
      list="package"
      remote="package-list"
      name={t({ context: 'part of the page', message: 'List of packages' })}
    />
  );
  return first === 'room' ? [rooms, packages] : [packages, rooms];
}

/**
 * The slot of a list: its remote is loaded when the page begins with it or it is near the screen, and
 * stays mounted.
 */
function ListSlot({ list, remote, name }: { list: OfferKind; remote: string; name: string }) {
  const page = use(VenueContext);
  const lists = useReadable(page.lists);
  const [wanted, setWanted] = useState(
    () => lists[0] === list || (lists.includes(list) && page.beginsWithBoth()),
  );
  if (lists[0] === list && !wanted) setWanted(true);
  if (wanted)
    return (
      <div className={css.list} data-list={list}>
        <Slot remote={remote} name={name} />
      </div>
    );
  return lists.includes(list) ? <Later list={list} onNear={() => setWanted(true)} /> : null;
}

/** The place of a list that the visitor has not come near yet. */
function Later({ list, onNear }: { list: OfferKind; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  useEffect(() => {
    if (near) onNear();
  }, [near, onNear]);
  return <div ref={place} className={css.list} data-list={list} />;
}
