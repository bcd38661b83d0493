import { startPage } from '../boot/start-page.ts';
import { paymentFailurePage } from '../payment-failure/payment-failure-page.tsx';

void startPage(paymentFailurePage);
