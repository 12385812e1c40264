export { type GrowthTarget, GrowthTargets, type GrowthTargetsProps } from './GrowthTargets.tsx';
