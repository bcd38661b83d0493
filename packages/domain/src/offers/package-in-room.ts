import type { PackageOffer, RoomOffer } from './offers.ts';
import type { PackageFit } from './package-fit.ts';
import { packageOutcome } from './outcome.ts';

/**
 * A package as it is had in one of its rooms, which the visitor chose on that room's card
 * (ROOM-023), instead of the first that fits; or why that room does not do. `null` where it is none
 * of the package's rooms.
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
