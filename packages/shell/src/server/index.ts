import { accountPage } from '../account/account-page.tsx';
import { bookPage } from '../book/book-page.tsx';
import type { HostPages, PageModule } from '../boot/host-context.ts';
import { checkoutPage } from '../checkout/checkout-page.tsx';
import { confirmationPage } from '../confirmation/confirmation-page.tsx';
import { paymentFailurePage } from '../payment-failure/payment-failure-page.tsx';
import { homePage } from '../plain/home-page.tsx';
import { legalPage } from '../plain/legal-page.tsx';
import { searchPage } from '../search/search-page.tsx';
import {
  type ActRemote,
  drawPage,
  type DrawRemote,
  type PageOutcome,
  type PageToDraw,
} from './draw-page.ts';

type Pages = Readonly<Record<keyof HostPages, PageModule>>;

const standard: Omit<Pages, 'venue'> = {
  home: homePage,
  checkout: checkoutPage,
  account: accountPage,
  search: searchPage,
  book: bookPage,
  'payment-failure': paymentFailurePage,
  confirmation: confirmationPage,
  legal: legalPage,
};

/** The pages of a host that the front door draws, by their names: its own, and the standard ones. */
export const drawingOf = (
  own: Pick<Pages, 'venue'> & Partial<Pages>,
): Readonly<
  Record<
    string,
    (known: PageToDraw, drawRemote: DrawRemote, actRemote: ActRemote) => Promise<PageOutcome | null>
  >
> =>
  Object.fromEntries(
    Object.entries({ ...standard, ...own }).map(([name, page]) => [
      name,
      (known, drawRemote, actRemote) => drawPage(page, known, drawRemote, actRemote),
    ]),
  );
