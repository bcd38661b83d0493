import { layoutWord, venueFields } from '@foyer/booking-ui';
import { layoutNameOf } from '@foyer/domain';
import { Segments, SelectField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OptionsProps } from '../more-options.tsx';
import { DiscountCode } from './discount-code.tsx';
import styles from '../more-options.module.css';

/** Discount code, seating layout and rates to show (FORM-007). */
export function Options({
  query,
  layouts,
  discount,
  takesCode,
  withPackages,
  actions,
}: OptionsProps) {
  const { t, i18n } = useLingui();
  const choices = layouts.includes(query.layout) ? layouts : [...layouts, query.layout];
  return (
    <div className={styles.options}>
      {takesCode && (
        <DiscountCode
          code={query.discountCode}
          state={discount}
          onApply={actions.applyDiscountCode}
        />
      )}
      <SelectField
        label={t`Seating`}
        name={venueFields.layout}
        value={String(query.layout)}
        onChange={(event) =>
          actions.changeLayout(
            choices.find((layout) => String(layout) === event.target.value) ?? '_none',
          )
        }
      >
        {choices.map((layout) => (
          <option key={layout} value={String(layout)}>
            {i18n._(layoutWord(layout === '_none' ? layout : layoutNameOf(layout)))}
          </option>
        ))}
      </SelectField>
      {withPackages && (
        <Segments
          className={styles.rates}
          name={venueFields.rates}
          legend={<Trans>Show rates</Trans>}
          showLegend
          options={[
            { value: 'all', label: t`All` },
            { value: 'roomRental', label: t`Room rental` },
            { value: 'packages', label: t`Packages` },
          ]}
          value={query.rates}
          onChange={actions.changeRates}
        />
      )}
    </div>
  );
}
