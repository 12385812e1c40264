import type { PluginContent } from '../PluginCard/PluginCard.tsx';

/** The totals of all sources. */
export function summaryOf(plugins: readonly Pick<PluginContent, 'status' | 'dataPoints' | 'accuracy'>[]) {
  const active = plugins.filter(({ status }) => status === 'active');
  const accuracies = plugins.reduce((sum, { accuracy }) => sum + accuracy, 0);
  return {
    active: active.length,
    total: plugins.length,
    /** Of the active sources. */
    dataPoints: active.reduce((sum, { dataPoints }) => sum + dataPoints, 0),
    /** In percent, the rounded mean of all sources; 0 if there are none. */
    accuracy: plugins.length > 0 ? Math.round(accuracies / plugins.length) : 0,
  };
}
