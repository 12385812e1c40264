export { type SourceTile, SourceTiles, type SourceTilesProps } from './SourceTiles.tsx';
