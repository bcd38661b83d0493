import {
  type Details,
  type DetailsProblems,
  FieldError,
  namedCountries,
  RowField,
} from '@foyer/booking-ui/contact';
import { officeCountries, officeCountry } from '@foyer/domain';
import { Heading, SelectField } from '@foyer/ui';
import { useFormats } from '@foyer/i18n';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { type AddressField, addressLabels } from './address-labels.ts';
import styles from './company-address.module.css';

type CompanyAddressProps = {
  details: Details;
  problems: DetailsProblems;
  onChange: (change: Partial<Record<AddressField, string>>) => void;
};

/**
 * The company's address: postal code and state only where its country has them (REGUS-038,
 * REGUS-040, REGUS-041, REGUS-046).
 */
export function CompanyAddress({ details, problems, onChange }: CompanyAddressProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const country = officeCountry(details.country ?? '');
  const error = (field: AddressField) =>
    problems[field] && <FieldError field={field} problem={problems[field]} />;
  const text = (field: 'address' | 'city' | 'zip') => ({
    field,
    label: i18n._(addressLabels[field]),
    value: details[field],
    error: error(field),
    required: true,
    onChange: (value: string) => onChange({ [field]: value }),
  });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Company address</Trans>
      </Heading>
      <div className={styles.grid}>
        <RowField className={styles.whole ?? ''} {...text('address')} />
        <CountryField
          label={i18n._(addressLabels.country)}
          value={details.country ?? ''}
          error={error('country')}
          onChange={(code) => onChange({ country: code, state: '' })}
        />
        <RowField {...text('city')} />
        {/* Most countries have a postal code: until a country is set, by the visitor or by
            location, its place is reserved. */}
        {country?.needsZip !== false && <RowField {...text('zip')} />}
        {country?.needsState && (
          <SelectField
            label={i18n._(addressLabels.state)}
            name="state"
            autoComplete="address-level1"
            required
            value={details.state ?? ''}
            error={error('state')}
            onChange={(event) => onChange({ state: event.target.value })}
          >
            <option value="">{t`Please choose`}</option>
            {country.states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </section>
  );
}

type CountryFieldProps = {
  label: string;
  value: string;
  error: React.ReactNode;
  onChange: (code: string) => void;
};

function CountryField({ label, value, error, onChange }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const { region } = useFormats();
  const list = useMemo(
    () =>
      namedCountries(
        officeCountries().map(({ code }) => code),
        region,
        i18n.locale,
      ),
    [region, i18n.locale],
  );
  const options = (countries: typeof list.others) =>
    countries.map(({ code, name }) => (
      // Browsers call some countries otherwise than the server that has drawn them.
      <option key={code} value={code} suppressHydrationWarning>
        {name}
      </option>
    ));
  return (
    <SelectField
      label={label}
      name="country"
      autoComplete="country"
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t`Please choose`}</option>
      {options(list.pinned)}
      <hr />
      {options(list.others)}
    </SelectField>
  );
}
