export { type DataPrice, VisitWeight, type VisitWeightProps } from './VisitWeight.tsx';
