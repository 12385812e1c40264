export { ValueGrid, type ValueGridItem, type ValueGridProps } from './ValueGrid.tsx';
