import { layoutWord, venueFields } from '@foyer/booking-ui';
import { type BookingQuery, layoutNameOf, type RoomOffer } from '@foyer/domain';
import { useReadable } from '@foyer/federation/remote';
import { useFormats } from '@foyer/i18n';
import type { FormFacts, Selection, VenueSession } from '@foyer/session';
import { Notice, SelectField, iconAlert } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MeetingFields } from '../../meeting-fields.tsx';
import styles from '../../when-fields.module.css';

type OfficeFieldsProps = {
  session: VenueSession;
  query: BookingQuery;
  form: FormFacts;
  selection: Selection | null;
  /** The operator kept nothing, and nobody knows why. */ isLost: boolean;
};

const noRooms: readonly RoomOffer[] = [];

/**
 * What an office asks: when and how long, for how many, in which room and how they sit
 * (REGUS-001 to REGUS-006).
 */
export function OfficeFields({
  session: { offers, actions, site },
  query,
  form,
  selection,
  isLost,
}: OfficeFieldsProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const rooms = useReadable(offers).offers?.rooms ?? noRooms;
  const listed = form.neverOpens ? noRooms : rooms.filter((offer) => offer.listed);
  const layouts = form.layouts.includes(query.layout)
    ? form.layouts
    : [...form.layouts, query.layout];
  return (
    <>
      <MeetingFields
        query={query}
        form={form}
        lengths={form.lengths}
        cap={site.delegatesCap}
        actions={actions}
      >
        <SelectField
          className={styles.wide}
          label={t`Room`}
          name={venueFields.room}
          value={selection?.kind === 'room' ? selection.offer.room.id : ''}
          onChange={(event) =>
            event.target.value === ''
              ? actions.clearSelection()
              : actions.selectRoom(event.target.value)
          }
        >
          <option value="">{t`Please choose`}</option>
          {listed.map(({ room, fit, price }) => (
            <option key={room.id} value={room.id} disabled={fit.kind !== 'fits'}>
              {price === null ? room.title : formats.list([room.title, formats.money(price.total)])}
            </option>
          ))}
        </SelectField>
        <SelectField
          className={styles.wide}
          label={t`Seating`}
          name={venueFields.layout}
          value={String(query.layout)}
          onChange={(event) =>
            actions.changeLayout(
              layouts.find((layout) => String(layout) === event.target.value) ?? '_none',
            )
          }
        >
          {layouts.map((layout) => (
            <option key={layout} value={String(layout)}>
              {i18n._(layoutWord(layout === '_none' ? layout : layoutNameOf(layout)))}
            </option>
          ))}
        </SelectField>
      </MeetingFields>
      {isLost && (
        <Notice
          tone="danger"
          icon={iconAlert}
          role="alert"
          title={<Trans>There is error while processing your order. Please reload the page.</Trans>}
        />
      )}
    </>
  );
}
