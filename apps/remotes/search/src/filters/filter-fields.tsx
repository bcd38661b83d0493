import { layoutWord } from '@foyer/booking-ui';
import {
  exponentOf,
  type FilterChoices,
  layoutNameOf,
  type SearchFilters,
  writePrice,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Checkbox, SelectField } from '@foyer/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './filters.module.css';
import { wholeMoney } from './whole-money.ts';

type FilterFieldsProps = { filters: SearchFilters; choices: FilterChoices; people: number };

/** The form around reads what was changed from its fields, which are those of the address. */
const followsForm = () => undefined;

/** The filters as controls of the platform, each choice with the number of venues it would leave. */
export function FilterFields({ filters, choices, people }: FilterFieldsProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { maxPrice, layout, withinKm } = filters;
  return (
    <>
      <div className={styles.checks}>
        <Checkbox name="fits" value="1" checked={filters.fits} onChange={followsForm}>
          <Plural
            value={people}
            one="Only with a room free for # person"
            other="Only with a room free for # people"
          />{' '}
          <Count of={choices.fits} />
        </Checkbox>
        <Checkbox name="instant" value="1" checked={filters.instant} onChange={followsForm}>
          <Trans>Booked at once, without a request</Trans> <Count of={choices.instant} />
        </Checkbox>
      </div>
      <div className={styles.selects}>
        <SelectField
          label={t`Price of the meeting`}
          name="max-price"
          value={maxPrice ? writePrice(maxPrice) : ''}
          onChange={followsForm}
          note={
            choices.otherCurrencies && (
              <Trans>Prices in other currencies are not compared, and then left out.</Trans>
            )
          }
        >
          <option value="">{t`Any price`}</option>
          {choices.prices.map(({ amount, currency, venues }) => {
            const price = wholeMoney(formats, {
              minor: amount * 10 ** exponentOf(currency),
              currency,
            });
            return (
              <option key={amount} value={writePrice({ amount, currency })}>
                {t`Up to ${price} (${venues})`}
              </option>
            );
          })}
        </SelectField>
        <SelectField label={t`Seating`} name="layout" value={layout ?? ''} onChange={followsForm}>
          <option value="">{i18n._(layoutWord('_none'))}</option>
          {choices.layouts.map(({ layout: code, venues }) => {
            const name = i18n._(layoutWord(layoutNameOf(code)));
            return (
              <option key={code} value={code}>
                {t`${name} (${venues})`}
              </option>
            );
          })}
        </SelectField>
        {choices.distances.length > 0 && (
          <SelectField
            label={t`Distance`}
            name="within"
            value={withinKm ?? ''}
            onChange={followsForm}
          >
            <option value="">{t`Any distance`}</option>
            {choices.distances.map(({ km, venues }) => (
              <option key={km} value={km}>
                {t`Within ${km}\u00a0km (${venues})`}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {choices.equipment.length > 0 && (
        <fieldset className={styles.equipment}>
          <legend>
            <Trans>In the room</Trans>
          </legend>
          <div className={styles.checks}>
            {choices.equipment.map(({ name, label = name, venues }) => (
              <Checkbox
                key={name}
                name="equipment"
                value={name}
                checked={filters.equipment.includes(name)}
                onChange={followsForm}
              >
                <bdi>{label}</bdi> <Count of={venues} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

const Count = ({ of }: { of: number }) => <span className={styles.number}>{of}</span>;
