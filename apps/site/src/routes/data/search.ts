import { provinceTiles } from '@nzete/domain';
import type { ProvinceOrder } from '@nzete/ui/ProvinceBrowser';
import { oneOf, optional, typed } from '../../shared/searchParams.ts';

/** The sort orders of the provinces: by name, or by a value. */
const orders = [
  'name',
  'temperature',
  'humidity',
  'windSpeed',
  'airQuality',
  'population',
] as const satisfies readonly ProvinceOrder[];

/** The tab, the open province, and the search and order of the list. */
export const search = {
  tab: oneOf(['realtime', 'ai-insights', 'plugins']),
  province: optional(new RegExp(`^(?:${[...provinceTiles.keys()].join('|')})$`)),
  q: typed(/^(?=.*\S)\P{Cc}{1,40}$/u),
  order: oneOf(orders),
};
