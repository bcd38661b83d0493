import { startPage } from '../boot/start-page.tsx';
import { paymentFailurePage } from '../payment-failure/payment-failure-page.tsx';

void startPage(paymentFailurePage);
