import { Slot } from '@foyer/shell';
import { About, Checklists, Gallery, ListSkeleton, ListSlot, PanelSkeleton, SimilarVenues, VenueColumns, VenueHead, type VenueLayout, venuePage, Where } from '@foyer/shell/venue';
import { useLingui } from '@lingui/react/macro';
import { Frame } from './frame.tsx';

/** The marketplace's venue page. */
const Layout: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <VenueHead venue={venue} />
      <Gallery title={venue.title} pictures={venue.pictures} />
      <VenueColumns panelLabel={t`Your meeting`} panel={<Slot remote="booking-form" name={t`The booking form`} skeleton={<PanelSkeleton />} />}>
        <About venue={venue} language={language} />
        <Checklists venue={venue} />
        <ListSlot list="room" remote="room-list" name={t`The list of rooms`} skeleton={<ListSkeleton />} />
        <ListSlot list="package" remote="package-list" name={t`The list of packages`} skeleton={<ListSkeleton />} />
        <Where venue={venue} />
      </VenueColumns>
      <SimilarVenues venues={venue.nearby} />
    </>
  );
};

export const venue = venuePage(Frame, Layout);
