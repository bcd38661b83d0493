import { wallOf, type Zone } from '@foyer/domain';

/** The zone that a browser names; `null` for an unknown one (`Etc/Unknown`). */
export function visitorZone(name: string): Zone | null {
  try {
    wallOf(0, name);
    return name;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
