/** A whole brand from five colours: what `npx nzete-brand` writes, as functions. */
export { type BrandSeeds, readSeeds } from './seeds.ts';
export { brandSheet, brandVariables } from './sheet.ts';
