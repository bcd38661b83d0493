import { Slot } from '@foyer/shell';
import {
  AssistanceLine,
  BesideDays,
  OfferLists,
  Notices,
  VenueColumns,
  type VenueLayout,
} from '@foyer/shell/venue';
import { useLingui } from '@lingui/react/macro';
import css from './layout.module.css';

/** Form and offers; everything else about the venue stands on the page around the tag. */
export const Layout: VenueLayout = ({ venue }) => {
  const { t } = useLingui();
  return (
    <BesideDays>
      <div className={css.tag}>
        <VenueColumns
          panelLabel={t`Your meeting`}
          panel={
            <>
              <Slot
                remote="booking-form"
                name={t({ context: 'part of the page', message: 'Booking form' })}
              />
              <AssistanceLine venue={venue} />
            </>
          }
        >
          <Notices venue={venue} />
          <OfferLists />
        </VenueColumns>
      </div>
    </BesideDays>
  );
};
