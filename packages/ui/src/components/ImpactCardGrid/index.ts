export { ImpactCardGrid, type ImpactCardGridProps } from './ImpactCardGrid.tsx';
