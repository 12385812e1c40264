export { PluginCard, type PluginCardProps, type PluginContent } from './PluginCard.tsx';
