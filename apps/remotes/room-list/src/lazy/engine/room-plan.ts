export { GroupInRoom } from '@foyer/booking-ui';
