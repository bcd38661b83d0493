import type { OrderStatus } from '@foyer/domain';
import { BookingCancelled, RequestTakenBack } from './cancelled.tsx';
import { RequestDeclined } from './declined.tsx';
import { BookingExpired, RequestUnanswered } from './expired.tsx';
import type { OverProps } from './over-props.ts';
import { BookingUnfinished, RequestUnsent } from './unfinished.tsx';

/** An order without a booking: its status, and what can be done (D-16, D-17). */
export function OrderOver({
  status,
  ...props
}: OverProps & { status: Exclude<OrderStatus, 'confirmed' | 'enquiry'> }) {
  const { isEnquiry } = props.confirmation;
  switch (status) {
    case 'declined':
      return <RequestDeclined {...props} />;
    case 'cancelled':
      return isEnquiry ? <RequestTakenBack {...props} /> : <BookingCancelled {...props} />;
    case 'expired':
      return isEnquiry ? <RequestUnanswered {...props} /> : <BookingExpired {...props} />;
    case 'created':
      return isEnquiry ? <RequestUnsent {...props} /> : <BookingUnfinished {...props} />;
    default:
      return status satisfies never;
  }
}
