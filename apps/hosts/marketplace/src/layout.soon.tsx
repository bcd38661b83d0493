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
 * The marketplace's layout of the venue page: title and pictures, the meeting in one bar, the offers
 * right below it, and then what describes the venue.
 */
export const Layout: VenueLayout = ({ venue, language }) => (
  <>
    <VenueHead venue={venue} />
    <Gallery title={venue.title} pictures={venue.pictures} views={venue} />
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
