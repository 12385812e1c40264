export { MetricCard, type MetricCardProps } from './MetricCard.tsx';
export { MetricGrid, type MetricGridProps } from './MetricGrid.tsx';
