export { type PhotoContent, PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx';
export type { PhotoGridLayout } from './PhotoGrid.variants.ts';
