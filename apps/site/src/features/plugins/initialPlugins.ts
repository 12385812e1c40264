/** The status of a data source. */
export interface PluginState {
  id: PluginId;
  status: 'active' | 'inactive' | 'syncing' | 'error';
  /** ISO 8601 */
  lastSync: string;
  dataPoints: number;
  /** In percent, 0 to 100. */
  accuracy: number;
}

export type PluginId =
  | 'land-cover'
  | 'high-resolution'
  | 'global-forecast'
  | 'forest-loss'
  | 'precipitation'
  | 'national-network'
  | 'socioeconomic'
  | 'land-imaging'
  | 'fire-detection';

/** The initial state of the nine data sources. Their figures are samples. */
export const initialPlugins: PluginState[] = [
  { id: 'land-cover', status: 'active', lastSync: '2025-06-01T14:30:00Z', dataPoints: 45_670, accuracy: 94 },
  { id: 'high-resolution', status: 'active', lastSync: '2025-06-01T14:15:00Z', dataPoints: 38_920, accuracy: 96 },
  { id: 'global-forecast', status: 'active', lastSync: '2025-06-01T14:00:00Z', dataPoints: 28_450, accuracy: 92 },
  { id: 'forest-loss', status: 'syncing', lastSync: '2025-06-01T13:45:00Z', dataPoints: 15_230, accuracy: 91 },
  { id: 'precipitation', status: 'active', lastSync: '2025-06-01T13:30:00Z', dataPoints: 22_340, accuracy: 93 },
  { id: 'national-network', status: 'active', lastSync: '2025-06-01T14:20:00Z', dataPoints: 12_890, accuracy: 89 },
  { id: 'socioeconomic', status: 'active', lastSync: '2025-05-31T18:00:00Z', dataPoints: 5_680, accuracy: 87 },
  { id: 'land-imaging', status: 'active', lastSync: '2025-06-01T10:10:00Z', dataPoints: 31_560, accuracy: 95 },
  { id: 'fire-detection', status: 'error', lastSync: '2025-06-01T09:05:00Z', dataPoints: 8_940, accuracy: 90 },
];
