export { type Resource, ResourceGrid, type ResourceGridProps } from './ResourceGrid.tsx';
