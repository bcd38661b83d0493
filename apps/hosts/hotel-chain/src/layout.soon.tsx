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
import css from './layout.module.css';

/**
 * A hotel chain's layout of the venue page: the name of the house on a block of the chain's colour
 * beside one picture, and below it the form in a sticky panel before the offers.
 */
export const Layout: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <div className={css.split}>
        <div className={css.head}>
          <VenueHead venue={venue} />
        </div>
        <Gallery
          single="(max-width: 733px) 100vw, 50vw"
          title={venue.title}
          pictures={venue.pictures}
          views={venue}
        />
      </div>
      <VenueColumns panelFirst panelLabel={t`Your meeting`} panel={<MeetingPanel venue={venue} />}>
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
