import { startPage } from '../boot/start-page.ts';
import { checkoutPage } from '../checkout/checkout-page.tsx';

void startPage(checkoutPage);
