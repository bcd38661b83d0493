/**
 * Tags of tests: a `property` holds for any input, a `sum` for lines and their total. A million
 * runs take minutes.
 */
export const propertyTags = [{ name: 'property', timeout: 30 * 60_000 }, { name: 'sum' }] as const;
