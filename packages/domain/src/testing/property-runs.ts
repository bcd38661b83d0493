/** How often a property is tried: as the environment says in `PROPERTY_RUNS` (`npm run prove`), else `usual` times. */
export const propertyRuns = (usual = 2000): { readonly numRuns: number } => ({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? usual) });
