import { noServiceTime, noServiceTimeShown, type WallTime } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { SelectField } from '@foyer/ui';

type ServiceTimeProps = {
  label: string;
  /** Its name in a form that is sent without scripts. */
  field?: string;
  value: string;
  times: readonly (WallTime | '')[];
  onChange: (time: WallTime | '') => void;
};

/** A choice of serving times, or none. */
export function ServiceTime({ label, field, value, times, onChange }: ServiceTimeProps) {
  const formats = useFormats();
  return (
    <SelectField
      label={label}
      name={field}
      value={value}
      onChange={(event) =>
        onChange(times.find((entry) => entry === event.target.value) ?? noServiceTime)
      }
    >
      {times.map((entry) => (
        <option key={entry} value={entry}>
          {entry === noServiceTime ? noServiceTimeShown : formats.time(entry)}
        </option>
      ))}
    </SelectField>
  );
}
