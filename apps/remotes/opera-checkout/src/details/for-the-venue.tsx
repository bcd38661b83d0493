import { TextField } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import css from './for-the-venue.module.css';

type ForTheVenueProps = {
  onsiteContact: string;
  department: string;
  onChange: (change: { onsiteContact?: string; department?: string }) => void;
};

/**
 * Questions that only property systems have: the contact on the day, and the cost centre
 * (OPERA-023).
 */
export function ForTheVenue({ onsiteContact, department, onChange }: ForTheVenueProps) {
  const { t } = useLingui();
  return (
    <div className={css.grid}>
      <TextField
        label={t`Contact on site (optional)`}
        name="onsiteContact"
        autoComplete="off"
        maxLength={200}
        value={onsiteContact}
        onChange={(event) => onChange({ onsiteContact: event.target.value })}
      />
      <TextField
        label={t`Department (optional)`}
        name="department"
        autoComplete="off"
        maxLength={200}
        value={department}
        onChange={(event) => onChange({ department: event.target.value })}
      />
    </div>
  );
}
