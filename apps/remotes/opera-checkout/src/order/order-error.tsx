import { checkoutProblemWords } from '@foyer/booking-ui/checkout';
import type { CallProblem } from '@foyer/session';
import { Button, Dialog, LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type OrderErrorProps = { problem: CallProblem; venueLink: string | null; onClose: () => void };

/** Says why the order failed, and reloads the page when closed (OPERA-032, ERR-032). */
export function OrderError({ problem, venueLink, onClose }: OrderErrorProps) {
  const { i18n, t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>An error happened</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          {venueLink !== null && (
            <LinkButton href={venueLink}>
              <Trans>Back to the venue</Trans>
            </LinkButton>
          )}
          <Button variant="primary" onClick={onClose}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p role="alert">{i18n._(checkoutProblemWords(problem))}</p>
    </Dialog>
  );
}
