export { Feature, type FeatureProps } from './Feature.tsx';
