export { SideCard, type SideCardProps } from './SideCard.tsx';
