/** Directions to an address on an open map. */
export const directionsTo = (address: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;
