export { TeamCard, type TeamCardProps } from './TeamCard.tsx';
export type { TeamTone } from './TeamCard.variants.ts';
