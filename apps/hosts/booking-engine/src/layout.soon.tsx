import { PageContext } from '@foyer/shell';
import { BesideDays, OffersFirst, type VenueLayout, VenueWithSidePanel } from '@foyer/shell/venue';
import { use } from 'react';

/**
 * The horizontal form above the lists, which book by themselves (FORM-008). A site of this host that
 * is no booking engine (the property system's) has the panel, and days that are planned one by one
 * (SITE-009).
 */
export const Layout: VenueLayout = (props) =>
  use(PageContext).session.site.offerCards === 'book' ? (
    <OffersFirst {...props} />
  ) : (
    <BesideDays>
      <VenueWithSidePanel {...props} />
    </BesideDays>
  );
