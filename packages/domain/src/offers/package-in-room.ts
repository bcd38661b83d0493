import type { PackageOffer, RoomOffer } from './offers.ts';
import type { PackageFit } from './package-fit.ts';
import { packageOutcome } from './outcome.ts';

/**
 * A package in the room on whose card it was chosen (ROOM-023), instead of the first room that
 * fits; or why that room does not fit. `null` where it is none of the package's rooms.
 */
export function packageInRoom(
  offer: PackageOffer,
  rooms: readonly RoomOffer[],
  roomId: string,
): PackageOffer | null {
  const wanted = offer.package.roomIds.includes(roomId)
    ? rooms.find(({ room }) => room.id === roomId)
    : undefined;
  if (!wanted) return null;
  const fit = fitIn(offer.fit, wanted);
  return { ...offer, fit, outcome: packageOutcome(offer.package, fit, offer.price) };
}

function fitIn(fit: PackageFit, { room, fit: roomFit }: RoomOffer): PackageFit {
  if (fit.kind === 'exceeds') return fit;
  if (roomFit.kind === 'fits') return { kind: 'fits', room };
  return { kind: roomFit.kind === 'unavailable' ? 'no-room-available' : 'no-room-fits' };
}
