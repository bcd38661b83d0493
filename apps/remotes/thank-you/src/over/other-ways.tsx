import { Trans } from '@lingui/react/macro';
import { NextSteps } from '../next-steps.tsx';
import { PhoneLink } from '../phone-link.tsx';

/** Alternatives where a venue was not available at that time. */
export function OtherWays({ phone }: { phone: string }) {
  const number = <PhoneLink number={phone} />;
  return (
    <NextSteps
      title={<Trans>What you can do</Trans>}
      steps={[
        {
          key: 'other',
          what: <Trans>Choose another time or room.</Trans>,
          more: <Trans>The venue’s page shows what is free.</Trans>,
        },
        ...(phone === ''
          ? []
          : [
              {
                key: 'ask',
                what: <Trans>Ask the venue.</Trans>,
                more: <Trans>It may know a way. You reach it at {number}.</Trans>,
              },
            ]),
      ]}
    />
  );
}
