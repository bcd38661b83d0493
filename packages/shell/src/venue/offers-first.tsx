import { About } from './about.tsx';
import { Checklists } from './checklists.tsx';
import { Gallery } from './gallery.tsx';
import { OfferLists } from './list-slot.tsx';
import { MeetingBar } from './meeting-bar.tsx';
import { Notices } from './notices/notices.tsx';
import css from './offers-first.module.css';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueHead } from './venue-head.tsx';
import type { VenueLayout } from './venue-page.ts';
import { Where } from './where.tsx';

/** The venue with the meeting in one bar, the offers right below it, and then what describes it. */
export const OffersFirst: VenueLayout = ({ venue, language }) => (
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
