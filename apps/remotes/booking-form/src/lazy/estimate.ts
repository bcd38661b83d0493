export { Estimate } from '@foyer/booking-ui';
