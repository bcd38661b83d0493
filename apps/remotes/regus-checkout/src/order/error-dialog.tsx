import { checkoutProblemWords } from '@foyer/booking-ui/checkout';
import type { OrderState } from '@foyer/session';
import { Button, Dialog, LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { refusedLabel } from './refused-field.ts';

type ErrorDialogProps = { order: OrderState; wayBack: string; onDismiss: () => void };

const stays = () => undefined;

/**
 * Why the order failed: OK leads back to the form with a new card frame, or to the venue (ERR-027,
 * ERR-028, REGUS-034 to REGUS-036).
 */
export function ErrorDialog({ order, wayBack, onDismiss }: ErrorDialogProps) {
  const isOver = order.kind === 'over';
  return (
    <Dialog
      open={isOver || order.kind === 'card-refused' || order.kind === 'refused'}
      onClose={isOver ? stays : onDismiss}
      title={<Trans>Error</Trans>}
      footer={
        isOver ? (
          <LinkButton variant="primary" href={wayBack}>
            <Trans>Back to the venue</Trans>
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={onDismiss}>
            <Trans>OK</Trans>
          </Button>
        )
      }
    >
      <Why order={order} />
    </Dialog>
  );
}

function Why({ order }: Pick<ErrorDialogProps, 'order'>) {
  switch (order.kind) {
    case 'card-refused':
      return (
        <>
          <p>
            <Trans>There was a problem with your credit card.</Trans>
          </p>
          <p>
            <Trans>
              Nothing was booked or charged, and your room is still held. Please try another card.
            </Trans>
          </p>
        </>
      );
    case 'refused':
      return (
        <>
          <p>{order.message || <Refused field={order.field} />}</p>
          <p>
            <Trans>
              Nothing was booked or charged. What you typed is kept; only the card has to be entered
              again.
            </Trans>
          </p>
        </>
      );
    case 'over':
      return (
        <>
          <p>
            <Trans>Error processing order.</Trans>
          </p>
          <p>{order.problem === null ? <NotTaken /> : <Named problem={order.problem} />}</p>
        </>
      );
    default:
      return null;
  }
}

/** For languages in which the operator sends no messages (REGUS-035, B-048). */
function Refused({ field }: { field: string | null }) {
  const { i18n } = useLingui();
  const label = refusedLabel(field);
  if (label === null)
    return <Trans>Something in your details is not right. Please check them.</Trans>;
  const name = i18n._(label);
  return (
    <Trans>The office’s own system did not accept what stands in “{name}”. Please check it.</Trans>
  );
}

const NotTaken = () => (
  <Trans>
    The office’s own system did not take your booking. Please start again from the venue.
  </Trans>
);

function Named({
  problem,
}: {
  problem: NonNullable<Extract<OrderState, { kind: 'over' }>['problem']>;
}) {
  const { i18n } = useLingui();
  return problem.kind === 'refused' && problem.problem.code !== 'internal' ? (
    i18n._(checkoutProblemWords(problem))
  ) : (
    <NotTaken />
  );
}
