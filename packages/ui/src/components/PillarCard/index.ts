export { PillarCard, type PillarCardProps } from './PillarCard.tsx';
