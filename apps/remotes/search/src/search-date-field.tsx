import { createDateField } from '@foyer/booking-ui/dates';
import type { WallDate } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { Later } from './later.ts';

const DateField = createDateField(Later);

type SearchDateFieldProps = {
  value: WallDate;
  today: WallDate;
  onChange: (date: WallDate) => void;
};

/**
 * The day of the meeting, in the page's language; houses have closed days of their own, so any day
 * to come may be asked for.
 */
export function SearchDateField({ value, today, onChange }: SearchDateFieldProps) {
  const { t } = useLingui();
  const limits = {
    first: today,
    last: null,
    isVenueLimit: false,
    disabledDates: [],
    disabledWeekdays: [],
  };
  return <DateField label={t`Date`} value={value} limits={limits} onChange={onChange} />;
}
