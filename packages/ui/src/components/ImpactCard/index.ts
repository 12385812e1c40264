export { ImpactCard, type ImpactCardProps } from './ImpactCard.tsx';
