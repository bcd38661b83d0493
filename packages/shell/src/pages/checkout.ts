import { startPage } from '../boot/start-page.tsx';
import { checkoutPage } from '../checkout/checkout-page.tsx';

void startPage(checkoutPage);
