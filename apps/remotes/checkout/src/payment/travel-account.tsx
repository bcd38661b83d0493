import type { AirplusCode, AirplusFields } from '@foyer/domain';
import { SelectField, TextField } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './travel-account.module.css';

/** Names of the stored details that keep the answers. */
export type TravelDetails = { airplusReason: string } & Readonly<
  Record<`airplus${AirplusCode}`, string>
>;

type TravelAccountProps = {
  fields: AirplusFields;
  details: TravelDetails;
  /** Whether missing answers are marked. */
  isPressed: boolean;
  onChange: (change: Partial<TravelDetails>) => void;
};

/**
 * What the company's travel account requires before it pays: a reason, and a text for each of its
 * codes (CHECK-007, CHECK-009, A-121).
 */
export function TravelAccount({
  fields: { reasons, codes },
  details,
  isPressed,
  onChange,
}: TravelAccountProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<AirplusCode, string>> = {
    AE: t`Accounting unit (AE)`,
    AK: t`Action number (AK)`,
    AU: t`Order number (AU)`,
    BD: t`Reference date (BD)`,
    DS: t`Department (DS)`,
    IK: t`Internal account (IK)`,
    KS: t`Cost centre (KS)`,
    PK: t`Employee number (PK)`,
    PR: t`Project number (PR)`,
    RZ: t`Destination (RZ)`,
  };
  const missing = (answer: string) =>
    isPressed && answer.trim() === '' ? <Trans>This field is required.</Trans> : undefined;
  return (
    <div className={styles.fields}>
      <SelectField
        label={t`Reason for the meeting`}
        name="airplusReason"
        required
        value={details.airplusReason}
        error={missing(details.airplusReason)}
        onChange={(event) => onChange({ airplusReason: event.target.value })}
      >
        <option value="">{t`Please choose`}</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      {codes.map((code) => {
        const name = `airplus${code}` as const;
        return (
          <TextField
            key={code}
            label={labels[code]}
            name={name}
            autoComplete="off"
            maxLength={200}
            required
            value={details[name]}
            error={missing(details[name])}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        );
      })}
    </div>
  );
}
