import '@foyer/embed/jsx';
import type { FoyerBookingElement } from '@foyer/embed';
import { FoyerBooking } from '@foyer/react';
import { useRef, useState } from 'react';

/** A hotel’s page with the booking form, and a button that opens another venue’s form. */
export function Page({ host }: { host: string }) {
  const [told, setTold] = useState<readonly string[]>([]);
  const note = (text: string) => setTold((before) => [...before, text]);
  const other = useRef<FoyerBookingElement>(null);
  return (
    <>
      <h1>Our meeting rooms</h1>
      <FoyerBooking
        host={host}
        venue="grand-harbour-hotel"
        delegates={8}
        onReady={() => note('ready')}
        onOffers={({ detail }) => note(`${detail.rooms} rooms`)}
        onBooked={({ detail }) => note(`booked for ${detail.total?.minor ?? 'no price'}`)}
        onProblem={({ detail }) => note(detail.code)}
      >
        <a href={`${host}/grand-harbour-hotel`}>Book a meeting room</a>
      </FoyerBooking>
      <button type="button" onClick={() => other.current?.open()}>
        Our quiet house
      </button>
      <foyer-booking ref={other} venue="quiet-house" mode="button" meeting-length={4}>
        <a href={`${host}/quiet-house`}>Book in the quiet house</a>
      </foyer-booking>
      <output>{told.join(', ')}</output>
    </>
  );
}
