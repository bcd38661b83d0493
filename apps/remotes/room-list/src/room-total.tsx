import { Estimate, lengthWords, PremiumNote, PriceLine } from '@foyer/booking-ui';
import {
  type LocalCurrency,
  type MeetingLength,
  payable,
  type RoomPrice,
  withFee,
} from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Text } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './room-total.module.css';

type Props = { price: RoomPrice | null; length: MeetingLength; local: LocalCurrency | null };

/**
 * The total of this meeting in this room, after the struck price where there is one; "Enquiry"
 * where the venue has to be asked (PRICE-004, ROOM-020).
 */
export function RoomTotal({ price, length, local }: Props) {
  if (price) {
    return (
      <div>
        <PriceLine
          amount={payable(price)}
          original={price.original && withFee(price.original, price.premiumFee)}
          unit={<PriceNote price={price} length={length} />}
        />
        <PremiumNote fee={price.premiumFee} of={price.total} />
        <Estimate of={payable(price)} local={local} />
      </div>
    );
  }
  return (
    <p className={styles.enquiry} data-state="enquiry">
      <strong>
        <Trans>Enquiry</Trans>
      </strong>
      <Text as="span" size="caption">
        <Trans>The venue will tell you the price. Asking is free and binds you to nothing.</Trans>
      </Text>
    </p>
  );
}

function PriceNote({
  price: { minimumSpend },
  length: meetingLength,
}: {
  price: RoomPrice;
  length: MeetingLength;
}) {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const length = i18n._(lengthWords(meetingLength));
  const spend = money(minimumSpend);
  return minimumSpend.minor > 0 ? (
    <Trans>
      {length}, incl. VAT and {spend} minimum spend
    </Trans>
  ) : (
    <Trans>{length}, incl. VAT</Trans>
  );
}
