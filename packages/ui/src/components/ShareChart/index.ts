export { type Share, ShareChart, type ShareChartProps } from './ShareChart.tsx';
