export { PlotGrid, type PlotGridItem, type PlotGridProps } from './PlotGrid.tsx';
