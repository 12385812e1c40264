import { oneOf, optional, typed } from '../../shared/searchParams.ts';

/** The sort orders of the provinces: by name, or by a value. */
export const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'] as const;
export type Order = (typeof orders)[number];

/** The codes of the provinces, without `CD-`. */
const provinces = 'BC|BU|EQ|HK|HL|HU|IT|KC|KE|KG|KL|KN|KS|LO|LU|MA|MN|MO|NK|NU|SA|SK|SU|TA|TO|TU';

/** The tab, the open province, and the search and order of the list. */
export const search = {
  tab: oneOf(['realtime', 'ai-insights', 'plugins']),
  province: optional(new RegExp(`^CD-(?:${provinces})$`)),
  q: typed(/^(?=.*\S)\P{Cc}{1,40}$/u),
  order: oneOf(orders),
};
