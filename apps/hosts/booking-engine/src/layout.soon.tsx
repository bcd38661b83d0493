import { PageContext } from '@foyer/shell';
import {
  About,
  BesideDays,
  Checklists,
  Gallery,
  MeetingBar,
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
import { type ComponentProps, type ReactNode, use } from 'react';
import css from './layout.module.css';

type Props = ComponentProps<VenueLayout>;

/**
 * A hotel's own layout of the venue page: a low picture across the page, the name of the house in the
 * middle below it, and the rooms under the horizontal form, which book by themselves (FORM-008). A
 * site of this host that is no booking engine (the property system's) has the panel, and days that
 * are planned one by one (SITE-009).
 */
export const Layout: VenueLayout = (props) => {
  const { t } = useLingui();
  const { venue } = props;
  return use(PageContext).session.site.offerCards === 'book' ? (
    <House venue={venue}>
      <MeetingBar venue={venue} />
      <div className={css.menu}>
        <Offers {...props} />
      </div>
    </House>
  ) : (
    <BesideDays>
      <House venue={venue}>
        <VenueColumns panelLabel={t`Your meeting`} panel={<MeetingPanel venue={venue} />}>
          <Offers {...props} />
        </VenueColumns>
      </House>
    </BesideDays>
  );
};

const House = ({ venue, children }: Pick<Props, 'venue'> & { children: ReactNode }) => (
  <>
    <div className={css.house}>
      <Gallery single="100vw" title={venue.title} pictures={venue.pictures} views={venue} />
      <VenueHead venue={venue} />
    </div>
    {children}
    <SimilarVenues venues={venue.nearby} />
  </>
);

const Offers = ({ venue, language }: Props) => (
  <>
    <OfferLists />
    <Notices venue={venue} />
    <About venue={venue} language={language} />
    <Checklists venue={venue} />
    <Where venue={venue} />
  </>
);
