export { GrowthSection, type GrowthSectionProps } from './GrowthSection.tsx';
export { type GrowthTarget, GrowthTargets, type GrowthTargetsProps } from './GrowthTargets.tsx';
