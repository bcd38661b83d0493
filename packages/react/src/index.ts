export { FoyerBooking, type FoyerBookingProps } from './foyer-booking.tsx';
