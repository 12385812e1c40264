export { OpportunityCard, type OpportunityCardProps } from './OpportunityCard.tsx';
export { OpportunityList, type OpportunityListProps } from './OpportunityList.tsx';
