export { GrowthRings, type GrowthRingsPeriod, type GrowthRingsProps } from './GrowthRings.tsx';
