export { StrataEdge, type StrataEdgeProps } from './StrataEdge.tsx';
export { StrataSection, type StrataSectionProps } from './StrataSection.tsx';
export type { StrataTone } from './strata.ts';
