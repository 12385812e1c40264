import type { Static } from 'typebox';
import type * as schemas from './schemas.ts';

export type ClimateRecord = Static<typeof schemas.ClimateRecord>;
export type ClimateHistoryPoint = Static<typeof schemas.ClimateHistoryPoint>;
export type ClimateAlert = Static<typeof schemas.ClimateAlert>;

/** The weather at one place and time; `null` where the source gave nothing. */
export type Weather = Omit<ClimateHistoryPoint, 'time' | 'source'>;
export type Condition = NonNullable<Weather['condition']>;
