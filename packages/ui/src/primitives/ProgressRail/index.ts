export { ProgressRail, type ProgressRailProps } from './ProgressRail.tsx';
