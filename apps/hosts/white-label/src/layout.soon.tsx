import {
  About,
  Checklists,
  Gallery,
  MeetingBar,
  Notices,
  OfferLists,
  SimilarVenues,
  VenueHead,
  type VenueLayout,
  Where,
} from '@foyer/shell/venue';
import css from './layout.module.css';

/**
 * A white label's layout of the venue page: one large picture of the place with its title on it, the
 * meeting in one bar across its lower edge, and the offers.
 */
export const Layout: VenueLayout = ({ venue, language }) => (
  <>
    <div className={css.place}>
      <Gallery single="100vw" title={venue.title} pictures={venue.pictures} views={venue} />
      <div className={css.head}>
        <VenueHead venue={venue} />
      </div>
    </div>
    <MeetingBar venue={venue} />
    <div className={css.main}>
      <OfferLists />
      <Notices venue={venue} />
      <About venue={venue} language={language} />
      <Checklists venue={venue} />
      <Where venue={venue} />
    </div>
    <SimilarVenues venues={venue.nearby} />
  </>
);
