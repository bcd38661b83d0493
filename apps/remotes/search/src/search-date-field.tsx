import { createDateField } from '@foyer/booking-ui/dates';
import type { WallDate } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { LazyPart, lazyPart } from './lazy.ts';

const DateField = createDateField({ LazyPart, lazyPart });

type SearchDateFieldProps = {
  value: WallDate;
  today: WallDate;
  onChange: (date: WallDate) => void;
};

/**
 * The day of the meeting, in the page's language; each venue has its own closed days, so any future
 * day may be chosen.
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
