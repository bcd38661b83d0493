import { type NamedOffer, offerValue } from '@foyer/domain';
import { Icon, iconCheck } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { venueFields, venueForm } from '../venue-form.tsx';
import styles from './select-radio.module.css';

type Props = {
  /** What it selects: one of all lists can be selected. */
  offer: NamedOffer;
  /** Names the offer: "Select: Harbour Room". */
  label: string;
  checked: boolean;
  /** Id of the text that says why it cannot be selected; only where it cannot. */
  reasonId?: string | undefined;
  onSelect: () => void;
};

/**
 * The selection on a card: a real radio that reads "Select" or "Selected". Disabled it keeps its
 * focus and says why.
 */
export function SelectRadio({ offer, label, checked, reasonId, onSelect }: Props) {
  const { t } = useLingui();
  const unavailable = reasonId !== undefined;
  return (
    <label
      className={styles.select}
      data-state={unavailable ? 'unavailable' : checked ? 'selected' : 'available'}
      data-select={t`Select`}
      data-selected={t`Selected`}
    >
      <input
        type="radio"
        name={venueFields.select}
        value={offerValue(offer)}
        form={venueForm}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        aria-describedby={reasonId}
        checked={checked && !unavailable}
        onChange={() => {
          if (!unavailable) onSelect();
        }}
      />
      <span className={styles.words}>
        {checked && !unavailable ? (
          <>
            <Icon of={iconCheck} />
            <Trans>Selected</Trans>
          </>
        ) : (
          <Trans>Select</Trans>
        )}
      </span>
    </label>
  );
}
