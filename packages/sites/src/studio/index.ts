export { changesFor, type Change, mended, withChangesFor, withColour } from './mended.ts';
export { contrastPairs, type MeasuredPair, measuredPairs } from './pairs.ts';
export {
  type BrandColour,
  brandColours,
  type Role,
  rolesOf,
  type Scheme,
  schemes,
} from './roles.ts';
export { looks } from '../start.ts';
export { hexOf } from './colours.ts';
export { colourSchema } from './brand-schema.ts';
export { readRow, rowInAddress, rowOfAddress, rowText, type StudioRow, studioRow } from './row.ts';
