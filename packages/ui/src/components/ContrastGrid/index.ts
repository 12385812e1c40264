export { ContrastGrid, type ContrastGridItem, type ContrastGridProps } from './ContrastGrid.tsx';
