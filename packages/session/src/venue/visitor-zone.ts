import { wallOf, type Zone } from '@foyer/domain';

/** The zone a browser names, or `null` where it names none that is known (`Etc/Unknown`). */
export function visitorZone(name: string): Zone | null {
  try {
    wallOf(0, name);
    return name;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
