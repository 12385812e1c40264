import { oneOf, optional, typed } from '../../shared/searchParams.ts';

/** What the provinces can be ordered by: their names, or a value, the highest first. */
export const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'] as const;
export type Order = (typeof orders)[number];

/** The last two letters of the codes of the provinces. */
const provinces = 'BC|BU|EQ|HK|HL|HU|IT|KC|KE|KG|KL|KN|KS|LO|LU|MA|MN|MO|NK|NU|SA|SK|SU|TA|TO|TU';

/** The tab, the province whose dialog is open, and the search and the order of the list of provinces. */
export const search = {
  tab: oneOf(['realtime', 'ai-insights', 'plugins']),
  province: optional(new RegExp(`^CD-(?:${provinces})$`)),
  q: typed(/^(?=.*\S)\P{Cc}{1,40}$/u),
  order: oneOf(orders),
};
