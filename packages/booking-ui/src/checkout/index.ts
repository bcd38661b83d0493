export {
  AddOnList,
  AddOns,
  AddOnSkeletons,
  AddOnsSection,
  NotLoaded,
  Taken,
} from './add-ons/add-ons-section.tsx';
export { OnePress, OnePressLoading } from './add-ons/one-press.tsx';
export { AddOnRow } from './add-ons/add-on-row.tsx';
export { AmountField } from './add-ons/amount-field.tsx';
export { ServiceTime } from './add-ons/service-time.tsx';
export type { CardFrameAddress } from './card/card-message.ts';
export { CardPanel } from './card/card-panel.tsx';
export { useCardFrame } from './card/use-card-frame.ts';
export { type AnyCheckout, CheckoutPage } from './checkout-page.tsx';
export { checkoutProblemWords } from './checkout-problem-words.ts';
export { YourDetails } from './details/your-details.tsx';
export { useDetailsKept } from './details/use-details-kept.ts';
export { Cancellation, CancellationRules, FreeUntilLine } from './order/cancellation.tsx';
export { CancellationBands } from './order/cancellation-bands.tsx';
export { actOnOrder, checkoutForm, sentFields } from './order/act-on-order.ts';
export { Consent } from './order/consent.tsx';
export { BlockerNotice, TermsMissing } from './order/blocker-notice.tsx';
export { offeredMethod } from '../payment/offered-method.tsx';
export { OrderFailure } from './order/order-failure.tsx';
export { MethodNote, type OfferedMethod, PaymentMethods } from './order/payment-methods.tsx';
export { PriceChangedDialog } from './order/price-changed-dialog.tsx';
export { Dock } from './order/dock.tsx';
export { MoneyNote } from './order/money-note.tsx';
export { Submit } from './order/submit.tsx';
export { useLastFailure } from './order/use-last-failure.ts';
export { usePlacing } from './order/use-placing.ts';
export { useOrderForm } from './order/use-order-form.tsx';
export { useRefusedDetail, useRefusedField } from './order/use-refused-field.ts';
export { PageFrame } from './page-frame.tsx';
export { ExpiredWords } from './states/expired-words.tsx';
export { InsteadOfForm, type WithoutForm } from './states/instead-of-form.tsx';
export { NoCart } from './states/no-cart.tsx';
export { MeetingFacts, MeetingLine } from './summary/meeting-facts.tsx';
export {
  ChangeLink,
  SummaryCard,
  SummaryFact,
  SummaryWithoutPrice,
} from './summary/summary-card.tsx';
export { VatLine } from './summary/vat-line.tsx';
