export { FreeTimesBar } from '@foyer/booking-ui';
