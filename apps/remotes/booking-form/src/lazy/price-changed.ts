export { PriceChanged } from '@foyer/booking-ui';
