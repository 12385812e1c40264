export { type Goal, GoalGrid, type GoalGridProps } from './GoalGrid.tsx';
