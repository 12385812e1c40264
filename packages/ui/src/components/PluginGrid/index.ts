export { PluginGrid, type PluginGridProps } from './PluginGrid.tsx';
