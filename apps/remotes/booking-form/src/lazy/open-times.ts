export { OpenTimes } from '@foyer/booking-ui';
