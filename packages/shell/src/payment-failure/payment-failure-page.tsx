import { NoCart, PageFrame, useDetailsKept } from '@foyer/booking-ui/checkout';
import { bookPath } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { iconCard, LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageModule } from '../boot/host-context.ts';

/**
 * The page after a refused card (OPERA-013, OPERA-030, A-104). The address carries what `/book`
 * needs to continue (D-9).
 */
export const paymentFailurePage: PageModule = {
  first: [],
  open: ({ base, page }) => ({
    session: base,
    tree: <PaymentFailure base={base} search={page.address().search} />,
  }),
};

export function PaymentFailure({ base, search }: { base: BaseSession; search: string }) {
  const { t } = useLingui();
  const kept = useDetailsKept();
  const ways = (
    <>
      <LinkButton variant="primary" href={bookPath(base.prefix) + search}>
        {t`Back to the checkout`}
      </LinkButton>
      <LinkButton variant="text" href={base.links.home}>
        {t`To the start page`}
      </LinkButton>
    </>
  );
  return (
    <PageFrame>
      <NoCart icon={iconCard} tone="warn" title={t`Your payment did not go through`} actions={ways}>
        {kept
          ? t`The card was not accepted, and nothing was booked. Your rooms stay held until their time is up, and what you entered is kept: try again with another card.`
          : t`The card was not accepted, and nothing was booked. Your rooms stay held until their time is up: try again with another card.`}
      </NoCart>
    </PageFrame>
  );
}
