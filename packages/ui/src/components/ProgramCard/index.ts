export { ProgramCard, type ProgramCardProps } from './ProgramCard.tsx';
export type { ProgramCardAccent } from './ProgramCard.variants.ts';
