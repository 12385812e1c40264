export { PictureGrid, type PictureGridItem, type PictureGridProps } from './PictureGrid.tsx';
