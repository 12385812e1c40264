import { provinceTiles } from '@nzete/domain';
import type { MapTile } from '../components/ProvinceMap/lattice.ts';

/** The 26 provinces of DR Congo, for stories. */
export const sampleTiles: readonly MapTile[] = Array.from(provinceTiles, ([code, place]) => ({ code, ...place }));
