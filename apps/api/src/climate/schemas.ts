import { airQualityBands, climateConditions } from '@nzete/domain';
import { type Static, Type } from 'typebox';
import { oneOf, ref, strictObject } from '../http/schemas.ts';

/** A number, or null if the source gave none. */
const figure = (description: string, example: number, bounds: { minimum?: number; maximum?: number } = {}) =>
  Type.Union([Type.Number(bounds), Type.Null()], { description, examples: [example] });

const ClimateCondition = oneOf(climateConditions, {
  $id: 'ClimateCondition',
  description: 'What the sky does: the same word in every language. `storm possible` is a chance, with or without rain',
  examples: ['partly cloudy'],
});

const weather = {
  temperature: figure('°C, two metres above the ground', 27.4),
  humidity: figure('Relative humidity in percent', 78, { minimum: 0, maximum: 100 }),
  windSpeed: figure('km/h, ten metres above the ground', 9.7, { minimum: 0 }),
  visibility: figure('km', 24.1, { minimum: 0 }),
  precipitation: figure(
    'A rate in mm per hour, of the quarter of an hour before the time: values of several times add up to no sum',
    0,
    { minimum: 0 },
  ),
  airQuality: figure(
    `US air quality index, by its lowest value: ${airQualityBands.map(({ band, from }) => `${from} ${band}`).join(', ')}`,
    64,
    { minimum: 0 },
  ),
  condition: Type.Union([ref(ClimateCondition), Type.Null()], { examples: ['partly cloudy'] }),
};

const meaningOfSource =
  '`open-meteo`: fetched recently; `stored`: the last record fetched, because the source does not answer; `sample`: what is usual in this month, because nothing has been fetched yet';

const Code = Type.String({ pattern: '^CD-[A-Z]{2}$', description: 'ISO 3166-2', examples: ['CD-KN'] });
const TimeZone = oneOf(['Africa/Kinshasa', 'Africa/Lubumbashi'], {
  description: 'The time zone of the capital: UTC+1 or UTC+2',
  examples: ['Africa/Kinshasa'],
});
const Time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2025-06-01T08:30:00.000Z'] });

export const ClimateRecord = strictObject(
  {
    code: Code,
    province: Type.String({ maxLength: 40, examples: ['Kinshasa'] }),
    capital: Type.String({ maxLength: 40, description: 'The place that is measured', examples: ['Kinshasa'] }),
    population: Type.Integer({ minimum: 0, description: 'Inhabitants, 2019 estimate', examples: [13916000] }),
    timeZone: TimeZone,
    ...weather,
    lastUpdated: Time('When the source says this weather was; for a sample, the hour it represents'),
    source: oneOf(['open-meteo', 'stored', 'sample'], { description: meaningOfSource, examples: ['open-meteo'] }),
  },
  { $id: 'ClimateRecord', description: 'The present weather of one province' },
);

export const ClimateRecords = Type.Array(ref(ClimateRecord), {
  $id: 'ClimateRecords',
  description: 'One record for each of the 26 provinces, in alphabetical order',
});

export const ClimateHistoryPoint = strictObject(
  {
    time: Time('When this weather was'),
    ...weather,
    source: oneOf(['open-meteo', 'sample'], {
      description: '`sample` only while nothing has been stored for the province',
      examples: ['open-meteo'],
    }),
  },
  { $id: 'ClimateHistoryPoint', description: 'The weather of one province at one time' },
);

export const ClimateHistory = Type.Array(ref(ClimateHistoryPoint), {
  $id: 'ClimateHistory',
  description: 'At most one point for every hour, oldest first; hours in which nothing was stored are left out',
});

export const ProvinceParams = strictObject({
  province: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'Name or ISO 3166-2 code of a province: `Kinshasa`, `CD-KN` or `KN`, in capitals or not',
    examples: ['CD-KN'],
  }),
});

export const DEFAULT_DAYS = 7;

export const HistoryQuery = strictObject({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 31, default: DEFAULT_DAYS, description: 'How far back', examples: [7] }),
  ),
});

export const ClimateAlert = strictObject(
  {
    id: Type.String({
      pattern: '^[a-z]+-(?:CD-[A-Z]{2}|data)$',
      description: 'The same for as long as the alert lasts',
      examples: ['rain-CD-KN'],
    }),
    title: Type.String({ maxLength: 80, examples: ['Heavy rain'] }),
    type: oneOf(['warning', 'danger', 'info'], { examples: ['warning'] }),
    severity: oneOf(['high', 'medium', 'low'], { examples: ['medium'] }),
    province: Type.String({
      maxLength: 40,
      description: 'Name of the province; for all of them, words that say so',
      examples: ['Kinshasa'],
    }),
    description: Type.String({ maxLength: 400, examples: ['14 mm of rain an hour in Kinshasa.'] }),
    timestamp: Time('Time of the record that it comes from'),
    timeZone: TimeZone,
    source: Type.String({ maxLength: 40, examples: ['Open-Meteo'] }),
    rule: Type.String({
      maxLength: 200,
      description: 'The rule that made it, with its threshold and whose threshold that is',
      examples: ['Rain of 10 mm an hour or more: “heavy”, WMO guide No. 8'],
    }),
  },
  { $id: 'ClimateAlert', description: 'Something that people should know, derived from the records by a stated rule' },
);

export const ClimateAlerts = Type.Array(ref(ClimateAlert), {
  $id: 'ClimateAlerts',
  description: 'The most severe first; empty when there is nothing to say',
});

export type ClimateRecord = Static<typeof ClimateRecord>;
export type ClimateHistoryPoint = Static<typeof ClimateHistoryPoint>;
export type ClimateAlert = Static<typeof ClimateAlert>;

/** The weather at one place and time; `null` where the source gave nothing. */
export type Weather = Omit<ClimateHistoryPoint, 'time' | 'source'>;
export type Condition = NonNullable<Weather['condition']>;
