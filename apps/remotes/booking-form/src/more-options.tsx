import { layoutWord } from '@foyer/booking-ui';
import { type BookingQuery, layoutNameOf } from '@foyer/domain';
import type { FormFacts, VenueSession } from '@foyer/session';
import { Disclosure, Segments, SelectField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { DiscountCode } from './discount-code.tsx';
import styles from './more-options.module.css';

type Props = {
  readonly query: BookingQuery;
  readonly layouts: FormFacts['layouts'];
  readonly discount: FormFacts['discount'];
  readonly takesCode: boolean;
  /** Without packages there is nothing to choose between. */
  readonly withPackages: boolean;
  readonly actions: Pick<VenueSession['actions'], 'applyDiscountCode' | 'changeLayout' | 'changeRates'>;
};

/** Discount code, seating order and which rates to show (FORM-007); open from the start where one of them is in use. */
export function MoreOptions({ query, layouts, discount, takesCode, withPackages, actions }: Props) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(query.discountCode !== '' || query.layout !== '_none' || query.rates !== 'all');
  // Nobody sees them before the form is there.
  const drawn = useDeferredValue(true, open);
  const choices = layouts.includes(query.layout) ? layouts : [...layouts, query.layout];
  return (
    <Disclosure summaryClosed={<Trans>More options</Trans>} summaryOpen={<Trans>Fewer options</Trans>} open={open} onToggle={setOpen}>
      {drawn && (
        <div className={styles.options}>
          {takesCode && <DiscountCode code={query.discountCode} state={discount} onApply={actions.applyDiscountCode} />}
          <SelectField label={t`Seating`} value={String(query.layout)} onChange={(event) => actions.changeLayout(choices.find((layout) => String(layout) === event.target.value) ?? '_none')}>
            {choices.map((layout) => (
              <option key={layout} value={String(layout)}>
                {i18n._(layoutWord(layout === '_none' ? layout : layoutNameOf(layout)))}
              </option>
            ))}
          </SelectField>
          {withPackages && (
            <Segments
              className={styles.rates}
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
      )}
    </Disclosure>
  );
}
