export { TeamGrid, type TeamGridInvitation, type TeamGridPerson, type TeamGridProps } from './TeamGrid.tsx';
