import {
  type CheckoutField,
  enquiryAsks,
  fieldsOf,
  type Flow,
  type Numbering,
  rowOf,
} from '@foyer/domain';
import { familyNameFirst } from '@foyer/i18n';
import { Disclosure } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './contact-fields.module.css';
import type { Details } from './details.ts';
import type { DetailsProblems } from './details-problems.ts';
import { type ContactField, isContactField, labelOf } from './field-labels.ts';
import { PhoneField } from './phone-field.tsx';
import { FieldError, RowField } from './row-field.tsx';

type ContactFieldsProps = {
  flow: Flow;
  details: Details;
  /**
   * `phone`: for a user whose profile lacks a phone, only that and what no profile has, such as the
   * message to the venue (FORM-070).
   */
  asks?: 'everything' | 'phone' | 'nothing';
  /** Shown beside the fields; empty until the visitor has tried to send. */
  problems: DetailsProblems;
  required: readonly CheckoutField[];
  numbering: Numbering | null;
  numberingFailed: boolean;
  /** The number cannot be typed (FORM-071). */
  phoneDisabled?: boolean;
  /** What is not required and rarely told is folded to a line. */
  folded?: boolean;
  /** Further notes about a valid address. */
  emailNote?: ReactNode;
  onChange: (details: Details) => void;
};

/** Contact fields (FORM-025, FORM-068, FORM-069), in the order of their rows. */
export function ContactFields({
  flow,
  details,
  asks = 'everything',
  problems,
  required,
  numbering,
  numberingFailed,
  phoneDisabled = false,
  folded = false,
  emailNote,
  onChange,
}: ContactFieldsProps) {
  const { i18n } = useLingui();
  const error = (field: ContactField): ReactNode =>
    problems[field] && <FieldError field={field} problem={problems[field]} />;
  const asked = fieldsOf(flow)
    .filter(isContactField)
    .filter((field) => enquiryAsks(asks, field));
  const shown = familyNameFirst(i18n.locale) ? withFamilyFirst(asked) : asked;
  const isFolded = (field: ContactField) =>
    folded && rowOf(field).whole === true && !required.includes(field);
  const foldedFields = shown.filter(isFolded);
  const [begins] = useState(() => foldedFields.some((field) => details[field] !== ''));
  const row = (field: ContactField) =>
    field === 'phone' ? (
      <PhoneField
        key={field}
        entry={details.phone}
        numbering={numbering}
        numberingFailed={numberingFailed}
        disabled={phoneDisabled}
        error={error(field)}
        onChange={(phone) => onChange({ ...details, phone })}
      />
    ) : (
      <RowField
        key={field}
        field={field}
        className={(isName(field) && styles.half) || (rowOf(field).whole && styles.whole) || ''}
        label={i18n._(labelOf(field, required.includes(field)))}
        value={details[field]}
        error={error(field) ?? (field === 'email' ? emailNote : undefined)}
        required={required.includes(field)}
        onChange={(text) => onChange({ ...details, [field]: text })}
      />
    );
  return (
    <div className={styles.contact}>
      <div className={styles.grid}>
        {shown.filter((field) => !isFolded(field)).map(row)}
        {foldedFields.length > 0 && (
          <Disclosure
            className={styles.whole ?? ''}
            summaryClosed={<FoldedWords fields={foldedFields} />}
            summaryOpen={<FoldedWords fields={foldedFields} />}
            open={begins}
          >
            <div className={styles.folded}>{foldedFields.map(row)}</div>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

/** The family name in the place of the given one, and that after it. */
function withFamilyFirst(fields: readonly ContactField[]): readonly ContactField[] {
  const others = fields.filter((field) => field !== 'lastName');
  return fields.length === others.length
    ? fields
    : others.flatMap((field) => (field === 'firstName' ? ['lastName', field] : [field]));
}

const isName = (field: ContactField) => field === 'firstName' || field === 'lastName';

const FoldedWords = ({ fields }: { fields: readonly ContactField[] }) =>
  fields.includes('company') ? (
    <Trans>Company and a message to the venue (optional)</Trans>
  ) : (
    <Trans>A message to the venue (optional)</Trans>
  );
