import { useLingui } from '@lingui/react/macro';
import { About } from './about.tsx';
import { Checklists } from './checklists.tsx';
import { Gallery } from './gallery.tsx';
import { OfferLists } from './list-slot.tsx';
import { MeetingPanel } from './meeting-panel.tsx';
import { Notices } from './notices/notices.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueColumns } from './venue-columns.tsx';
import { VenueHead } from './venue-head.tsx';
import type { VenueLayout } from './venue-page.ts';
import { Where } from './where.tsx';

/** The venue with the booking form in a sticky panel beside the offers. */
export const VenueWithSidePanel: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <VenueHead venue={venue} />
      <Gallery title={venue.title} pictures={venue.pictures} views={venue} />
      <VenueColumns panelLabel={t`Your meeting`} panel={<MeetingPanel venue={venue} />}>
        <OfferLists />
        <Notices venue={venue} />
        <About venue={venue} language={language} />
        <Checklists venue={venue} />
        <Where venue={venue} />
      </VenueColumns>
      <SimilarVenues venues={venue.nearby} />
    </>
  );
};
