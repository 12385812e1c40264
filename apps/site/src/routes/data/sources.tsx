import type { PluginContent } from '@nzete/ui/PluginCard';
import { Building2, CloudRain, CloudSun, Flame, Globe, Image, Layers, Satellite, Trees } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { PluginId } from '../../features/plugins/initialPlugins.ts';
import { sourceMessages as names, originMessages as origins } from './plugins.messages.ts';

/** The constant properties of a data source. */
interface Source extends Pick<PluginContent, 'icon' | 'category' | 'security' | 'updateFrequency'> {
  name: MessageDescriptor;
  text: MessageDescriptor;
  source: MessageDescriptor;
  coverage: MessageDescriptor;
}

/** The nine data sources by id. */
export const sources: Record<PluginId, Source> = {
  'land-cover': {
    name: names.landCover,
    text: names.landCoverText,
    source: origins.spaceAgency,
    coverage: origins.everywhere,
    icon: <Satellite />,
    category: 'satellite',
    security: 'high',
    updateFrequency: 'daily',
  },
  'high-resolution': {
    name: names.highResolution,
    text: names.highResolutionText,
    source: origins.spaceAgency,
    coverage: origins.everywhere,
    icon: <Image />,
    category: 'satellite',
    security: 'high',
    updateFrequency: 'weekly',
  },
  'global-forecast': {
    name: names.globalForecast,
    text: names.globalForecastText,
    source: origins.weatherCentre,
    coverage: origins.everywhere,
    icon: <Globe />,
    category: 'weather',
    security: 'high',
    updateFrequency: 'sixHourly',
  },
  'forest-loss': {
    name: names.forestLoss,
    text: names.forestLossText,
    source: origins.forestWatch,
    coverage: origins.forests,
    icon: <Trees />,
    category: 'environmental',
    security: 'medium',
    updateFrequency: 'weekly',
  },
  precipitation: {
    name: names.precipitation,
    text: names.precipitationText,
    source: origins.weatherCentre,
    coverage: origins.everywhere,
    icon: <CloudRain />,
    category: 'weather',
    security: 'medium',
    updateFrequency: 'daily',
  },
  'national-network': {
    name: names.nationalNetwork,
    text: names.nationalNetworkText,
    source: origins.weatherService,
    coverage: origins.stations,
    icon: <CloudSun />,
    category: 'government',
    security: 'high',
    updateFrequency: 'hourly',
  },
  socioeconomic: {
    name: names.socioeconomic,
    text: names.socioeconomicText,
    source: origins.statistics,
    coverage: origins.everywhere,
    icon: <Building2 />,
    category: 'social',
    security: 'standard',
    updateFrequency: 'monthly',
  },
  'land-imaging': {
    name: names.landImaging,
    text: names.landImagingText,
    source: origins.spaceAgency,
    coverage: origins.everywhere,
    icon: <Layers />,
    category: 'satellite',
    security: 'high',
    updateFrequency: 'weekly',
  },
  'fire-detection': {
    name: names.fireDetection,
    text: names.fireDetectionText,
    source: origins.spaceAgency,
    coverage: origins.everywhere,
    icon: <Flame />,
    category: 'environmental',
    security: 'medium',
    updateFrequency: 'hourly',
  },
};
