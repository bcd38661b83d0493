import { PageContext, Slot } from '@foyer/shell';
import {
  About,
  AssistanceLine,
  BesideDays,
  Checklists,
  Gallery,
  ListSlot,
  Notices,
  VenueWithSidePanel,
  SimilarVenues,
  VenueHead,
  type VenueLayout,
  Where,
} from '@foyer/shell/venue';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import css from './layout.module.css';

/** The horizontal form, the lists right below it, and then the venue's description (FORM-008). */
const FormAboveLayout: VenueLayout = ({ venue, language }) => {
  const { t } = useLingui();
  return (
    <>
      <VenueHead venue={venue} />
      <div className={css.gallery}>
        <Gallery title={venue.title} pictures={venue.pictures} views={venue} />
      </div>
      <aside className={css.bar} aria-label={t`Your meeting`}>
        <Slot remote="booking-form" name={t`The booking form`} />
        <AssistanceLine venue={venue} />
      </aside>
      <div className={css.main}>
        <ListSlot list="room" remote="room-list" name={t`The list of rooms`} />
        <ListSlot list="package" remote="package-list" name={t`The list of packages`} />
        <Notices venue={venue} />
        <About venue={venue} language={language} />
        <Checklists venue={venue} />
        <Where venue={venue} />
      </div>
      <SimilarVenues venues={venue.nearby} />
    </>
  );
};

/**
 * A site of this host that is no booking engine (the property system's) has the panel, and days
 * that are planned one by one (SITE-009).
 */
export const Layout: VenueLayout = (props) =>
  use(PageContext).session.site.offerCards === 'book' ? (
    <FormAboveLayout {...props} />
  ) : (
    <BesideDays>
      <VenueWithSidePanel {...props} />
    </BesideDays>
  );
