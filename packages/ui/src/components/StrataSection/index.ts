export { StrataEdge, type StrataEdgeProps } from './StrataEdge.tsx';
export { StrataPage, type StrataPageNote, type StrataPageProps } from './StrataPage.tsx';
export { StrataSection, type StrataSectionProps } from './StrataSection.tsx';
export type { StrataTone } from './strata.ts';
