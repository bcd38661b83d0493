import {
  About,
  Checklists,
  Gallery,
  MeetingPanel,
  Notices,
  OfferLists,
  SimilarVenues,
  VenueColumns,
  VenueHead,
  type VenueLayout,
  Where,
} from '@foyer/shell/venue';
import { useLingui } from '@lingui/react/macro';

/**
 * A corporate site's layout of the venue page: no pictures first, the offers right below the title
 * and the form in a sticky panel beside them. Who books for a company knows the house already.
 */
export const Layout: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <VenueHead venue={venue} />
      <VenueColumns panelLabel={t`Your meeting`} panel={<MeetingPanel venue={venue} />}>
        <OfferLists />
        <Notices venue={venue} />
        <Gallery title={venue.title} pictures={venue.pictures} views={venue} />
        <About venue={venue} language={language} />
        <Checklists venue={venue} />
        <Where venue={venue} />
      </VenueColumns>
      <SimilarVenues venues={venue.nearby} />
    </>
  );
};
