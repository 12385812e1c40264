import type { PlaceZone } from '@nzete/domain';
import type { Texts } from './languages.ts';

/** After a time of day. */
export const zoneNames: Record<PlaceZone, Texts> = {
  'Africa/Kinshasa': {
    en: 'Kinshasa time',
    fr: 'heure de Kinshasa',
    ln: 'ngonga ya Kinshasa',
    sw: 'saa za Kinshasa',
  },
  'Africa/Lubumbashi': {
    en: 'Lubumbashi time',
    fr: 'heure de Lubumbashi',
    ln: 'ngonga ya Lubumbashi',
    sw: 'saa za Lubumbashi',
  },
};
