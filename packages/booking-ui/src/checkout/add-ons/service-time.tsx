import { noServiceTime, noServiceTimeShown, type WallTime } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { refusedMark, SelectField } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

type ServiceTimeProps = {
  label: string;
  /** Its name in a form that is sent without scripts. */
  field?: string;
  value: string;
  times: readonly (WallTime | '')[];
  /** It needs one and has none, which is said once the visitor tries to order. */
  missing?: boolean;
  /** The server refused it. */
  refused?: boolean;
  /** For a label that is short because of what stands beside it. */
  name?: string;
  onChange: (time: WallTime | '') => void;
};

/** A choice of serving times, or none. */
export function ServiceTime({
  label,
  field,
  value,
  times,
  missing = false,
  refused = false,
  name,
  onChange,
}: ServiceTimeProps) {
  const formats = useFormats();
  const [tried, setTried] = useState(false);
  return (
    <SelectField
      label={label}
      name={field}
      value={value}
      aria-label={name}
      aria-required={missing || undefined}
      error={
        refused ? (
          <Trans>Not possible at this time. Please choose another.</Trans>
        ) : missing && tried ? (
          <Trans>Please choose a time.</Trans>
        ) : undefined
      }
      {...(missing ? refusedMark : undefined)}
      onInvalid={() => setTried(true)}
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
