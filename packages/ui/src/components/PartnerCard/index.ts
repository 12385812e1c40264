export { PartnerCard, type PartnerCardProps } from './PartnerCard.tsx';
