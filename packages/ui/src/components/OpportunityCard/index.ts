export { OpportunityCard, type OpportunityCardProps } from './OpportunityCard.tsx';
