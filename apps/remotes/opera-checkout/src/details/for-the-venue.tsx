import {
  type Details,
  type DetailsProblems,
  FieldError,
  RowField,
} from '@foyer/booking-ui/contact';
import { fieldsOf, type FieldIn } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import css from './for-the-venue.module.css';

type VenueField = FieldIn<'venue'>;

const labels: Readonly<Record<VenueField, MessageDescriptor>> = {
  onsiteContact: msg`Contact on site (optional)`,
  department: msg`Department (optional)`,
};

type ForTheVenueProps = {
  details: Details;
  problems: DetailsProblems;
  onChange: (change: Partial<Record<VenueField, string>>) => void;
};

/**
 * Questions that only property systems have: the contact on the day, and the cost centre
 * (OPERA-023).
 */
export function ForTheVenue({ details, problems, onChange }: ForTheVenueProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.grid}>
      {fieldsOf('property')
        .filter((field): field is VenueField => field in labels)
        .map((field) => (
          <RowField
            key={field}
            field={field}
            label={i18n._(labels[field])}
            value={details[field]}
            error={problems[field] && <FieldError field={field} problem={problems[field]} />}
            required={false}
            bounded
            onChange={(text) => onChange({ [field]: text })}
          />
        ))}
    </div>
  );
}
