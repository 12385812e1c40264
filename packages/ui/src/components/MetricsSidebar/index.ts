export { MetricsSidebar, type MetricsSidebarProps } from './MetricsSidebar.tsx';
