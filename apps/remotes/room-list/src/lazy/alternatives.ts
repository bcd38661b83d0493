export { Alternatives } from '@foyer/booking-ui';
