/** Attributes or custom properties, in the order in which they are written. */
export type Named = readonly (readonly [name: string, value: string])[];
