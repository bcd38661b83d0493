import { namedCountries, ValidationText } from '@foyer/booking-ui/contact';
import { officeCountries, officeCountry } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { Heading, SelectField, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import type { Address } from './address.ts';
import styles from './company-address.module.css';
import type { AddressProblems } from './office-problems.ts';

type CompanyAddressProps = {
  address: Address;
  problems: AddressProblems;
  validation: BaseSession['validation'];
  onChange: (change: Partial<Address>) => void;
};

/**
 * The company's address: postal code and state only where its country has them (REGUS-038,
 * REGUS-040, REGUS-041, REGUS-046).
 */
export function CompanyAddress({ address, problems, validation, onChange }: CompanyAddressProps) {
  const { t } = useLingui();
  const heading = useId();
  const country = officeCountry(address.country);
  const error = (field: keyof Address) =>
    problems[field] && <Why problem={problems[field]} in={validation} />;
  const text = (field: 'address' | 'city' | 'zip') => ({
    name: field,
    value: address[field],
    error: error(field),
    required: true,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        <Trans>Company address</Trans>
      </Heading>
      <div className={styles.grid}>
        <TextField
          className={styles.whole ?? ''}
          label={t`Street and number`}
          autoComplete="street-address"
          {...text('address')}
        />
        <CountryField
          value={address.country}
          error={error('country')}
          onChange={(code) => onChange({ country: code, state: '' })}
        />
        <TextField label={t`City`} autoComplete="address-level2" {...text('city')} />
        {/* Most countries have a postal code: until a country is set, by the visitor or by
            location, its place is reserved. */}
        {country?.needsZip !== false && (
          <TextField label={t`Postal code`} autoComplete="postal-code" {...text('zip')} />
        )}
        {country?.needsState && (
          <SelectField
            label={t`State or province`}
            name="state"
            autoComplete="address-level1"
            required
            value={address.state}
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
  value: string;
  error: React.ReactNode;
  onChange: (code: string) => void;
};

function CountryField({ value, error, onChange }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const list = useMemo(
    () =>
      namedCountries(
        officeCountries().map(({ code }) => code),
        i18n.locale,
      ),
    [i18n.locale],
  );
  const options = (countries: typeof list.others) =>
    countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
  return (
    <SelectField
      label={t`Country of the company`}
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

function Why({
  problem,
  in: validation,
}: {
  problem: NonNullable<AddressProblems[keyof AddressProblems]>;
  in: BaseSession['validation'];
}) {
  if (problem === 'required') {
    return (
      <ValidationText message="required" in={validation}>
        <Trans>This field is required.</Trans>
      </ValidationText>
    );
  }
  if (problem === 'too-long') {
    return (
      <ValidationText message="too-long" in={validation}>
        <Trans>This is too long.</Trans>
      </ValidationText>
    );
  }
  return (
    <ValidationText message="invalid" in={validation}>
      <Trans>Please check this field.</Trans>
    </ValidationText>
  );
}
