import { useLingui } from '@lingui/react/macro';
import type { Numbering } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { TextArea, TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import styles from './contact-fields.module.css';
import type { Details } from './details.ts';
import type { DetailsField, DetailsProblems } from './details-problems.ts';
import { fieldWords } from './field-words.ts';
import { PhoneField } from './phone-field.tsx';
import { ValidationText } from './validation-text.tsx';

type ContactFieldsProps = {
  details: Details;
  /**
   * `phone`: for a user whose profile lacks a phone, only that and the message to the venue
   * (FORM-070).
   */
  asks?: 'everything' | 'phone' | 'nothing';
  /** Shown beside the fields; empty until the visitor has tried to send. */
  problems: DetailsProblems;
  validation: BaseSession['validation'];
  companyRequired: boolean;
  numbering: Numbering | null;
  numberingFailed: boolean;
  /** The number cannot be typed (FORM-071). */
  phoneDisabled?: boolean;
  /** Further notes about a valid address. */
  emailNote?: ReactNode;
  onChange: (details: Details) => void;
};

type PlainField = Exclude<DetailsField, 'phone'>;

/** Contact fields (FORM-025, FORM-068, FORM-069). */
export function ContactFields({
  details,
  asks = 'everything',
  problems,
  validation,
  companyRequired,
  numbering,
  numberingFailed,
  phoneDisabled = false,
  emailNote,
  onChange,
}: ContactFieldsProps) {
  const { t, i18n } = useLingui();
  const error = (field: DetailsField): ReactNode => {
    const problem = problems[field];
    if (!problem) return undefined;
    const { message, words } = fieldWords(field, problem);
    return (
      <ValidationText message={message} in={validation}>
        {i18n._(words)}
      </ValidationText>
    );
  };
  const plain = (field: PlainField) => ({
    name: field,
    value: details[field],
    error: error(field),
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...details, [field]: event.target.value }),
  });
  const everything = asks === 'everything';
  return (
    <div className={styles.grid}>
      {everything && (
        <>
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            required
            {...plain('firstName')}
          />
          <TextField
            label={t`Last name`}
            autoComplete="family-name"
            required
            {...plain('lastName')}
          />
          <TextField
            label={t`E-mail`}
            type="email"
            autoComplete="email"
            required
            {...plain('email')}
            error={error('email') ?? emailNote}
          />
        </>
      )}
      {asks !== 'nothing' && (
        <PhoneField
          entry={details.phone}
          numbering={numbering}
          numberingFailed={numberingFailed}
          disabled={phoneDisabled}
          error={error('phone')}
          onChange={(phone) => onChange({ ...details, phone })}
        />
      )}
      {everything && (
        <TextField
          className={styles.whole ?? ''}
          label={companyRequired ? t`Company name` : t`Company name (optional)`}
          autoComplete="organization"
          required={companyRequired}
          {...plain('company')}
        />
      )}
      <TextArea
        className={styles.whole ?? ''}
        label={t`Anything the venue should know (optional)`}
        {...plain('additionalInfo')}
      />
    </div>
  );
}
