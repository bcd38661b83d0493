import { useLingui } from '@lingui/react/macro';
import { Slot } from '../slot/slot.tsx';
import { About } from './about.tsx';
import { AssistanceLine } from './assistance-line.tsx';
import { Checklists } from './checklists.tsx';
import { Gallery } from './gallery.tsx';
import { ListSlot } from './list-slot.tsx';
import { Notices } from './notices/notices.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueColumns } from './venue-columns.tsx';
import { VenueHead } from './venue-head.tsx';
import type { VenueLayout } from './venue-page.ts';
import { Where } from './where.tsx';

/** The venue with the booking form in a sticky panel beside it. */
export const VenueWithSidePanel: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <VenueHead venue={venue} />
      <Gallery title={venue.title} pictures={venue.pictures} views={venue} />
      <VenueColumns
        panelLabel={t`Your meeting`}
        panel={
          <>
            <Slot remote="booking-form" name={t`The booking form`} />
            <AssistanceLine venue={venue} />
          </>
        }
      >
        <About venue={venue} language={language} />
        <Checklists venue={venue} />
        <Notices venue={venue} />
        <ListSlot list="room" remote="room-list" name={t`The list of rooms`} />
        <ListSlot list="package" remote="package-list" name={t`The list of packages`} />
        <Where venue={venue} />
      </VenueColumns>
      <SimilarVenues venues={venue.nearby} />
    </>
  );
};
