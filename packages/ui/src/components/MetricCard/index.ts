export { MetricCard, type MetricCardProps } from './MetricCard.tsx';
