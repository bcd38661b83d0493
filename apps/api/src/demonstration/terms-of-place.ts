import type { Style } from './all-places.ts';
import type { Seeded } from './seeded.ts';

const manners: Readonly<Record<Style, string>> = {
  hotel:
    'Doors are opened thirty minutes before your meeting. Food and drink come from our ' +
    'kitchen; a birthday cake of your own is welcome, and we lend the knife.',
  office:
    'Your badge works from fifteen minutes before your booking until fifteen minutes after. ' +
    'Please leave the whiteboard as you would like to find it.',
  culture:
    'The house is listed: no nails, no adhesive tape on walls, no open flame except in the fireplaces and by our hands.',
  industrial:
    'Deliveries use the yard between seven and ten. The floor carries 1,500 kg a square metre; tell us before you bring more.',
  country:
    'Nature begins at the door. Fires only in the fire bowls, music outdoors until ten, and ' +
    'the gates are to be closed behind you because of the sheep.',
  quiet: 'No amplified sound. Telephone calls are made in the garden or at the gate.',
};

/**
 * Terms of a venue, whose numbers vary. The cancellation fee does not: it is the same policy
 * everywhere (D-17).
 */
export function termsOfPlace(
  title: string,
  style: Style,
  random: Seeded,
): { terms: string; termsOfCancellation: string; termsOfUse: string } {
  const days = random.pick([3, 5, 7]);
  const share = random.pick([50, 60, 70]);
  const evening = random.pick(['21:00', '22:00', '23:00']);
  return {
    terms:
      `A booking is a contract between you and ${title}. Prices include value added tax ` +
      `and the furniture shown. Extra hours are charged at the hourly rate, begun hours in ` +
      `full. Please tell us the seating ${days} working days ahead; ${share} chairs more ` +
      `than a room shows stand in the store. Damage is charged at cost, wear is not. The ` +
      `law of the venue’s country applies.`,
    termsOfCancellation:
      'Free of charge within two hours of booking, and until 5 days before a meeting of up to ' +
      '10 people, 10 days for 11 to 20 people and 20 days for larger groups. Afterwards the ' +
      'full amount is due.',
    termsOfUse:
      `${manners[style]} Smoking is not permitted indoors. The house closes at ${evening}; ` +
      `staying longer is possible when agreed beforehand.`,
  };
}
