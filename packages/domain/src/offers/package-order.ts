import type { Package } from './package.ts';

/** 4, 8, 24, 36 hours; the venue's own order within a length (PACK-014, A-089). */
export const byPackageOrder = (a: Package, b: Package): number => a.length - b.length;
