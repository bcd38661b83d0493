import { Trans, useLingui } from '@lingui/react/macro';
import type { Numbering } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { Heading, TextArea, TextField } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import { PhoneField } from '../phone/phone-field.tsx';
import type { Details } from './details.ts';
import type { DetailsField, DetailsProblems } from './details-problems.ts';
import { fieldWords } from './field-words.ts';
import { ValidationText } from './validation-text.tsx';
import styles from './your-details.module.css';

type YourDetailsProps = {
  readonly details: Details;
  /** Shown beside the fields; empty until the visitor has tried to book. */
  readonly problems: DetailsProblems;
  readonly validation: BaseSession['validation'];
  readonly companyRequired: boolean;
  readonly numbering: Numbering | null;
  readonly numberingFailed: boolean;
  readonly onChange: (details: Details) => void;
};

type PlainField = Exclude<DetailsField, 'phone'>;

/** Who books (FORM-067 to FORM-069). */
export function YourDetails({ details, problems, validation, companyRequired, numbering, numberingFailed, onChange }: YourDetailsProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
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
  const plain = (field: PlainField) => ({ name: field, value: details[field], error: error(field), onChange: (event: { readonly target: { readonly value: string } }) => onChange({ ...details, [field]: event.target.value }) });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Your details</Trans>
      </Heading>
      <div className={styles.grid}>
        <TextField label={t`First name`} autoComplete="given-name" required {...plain('firstName')} />
        <TextField label={t`Last name`} autoComplete="family-name" required {...plain('lastName')} />
        <TextField label={t`E-mail`} type="email" autoComplete="email" required {...plain('email')} />
        <PhoneField entry={details.phone} numbering={numbering} numberingFailed={numberingFailed} error={error('phone')} onChange={(phone) => onChange({ ...details, phone })} />
        <TextField
          className={styles.whole ?? ''}
          label={companyRequired ? t`Company name` : t`Company name (optional)`}
          autoComplete="organization"
          required={companyRequired}
          {...plain('company')}
        />
        <TextArea className={styles.whole ?? ''} label={t`Anything the venue should know (optional)`} {...plain('additionalInfo')} />
      </div>
    </section>
  );
}
