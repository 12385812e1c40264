import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClimateRecords: build.query<
      GetClimateRecordsApiResponse,
      GetClimateRecordsApiArg
    >({
      query: () => ({ url: `/realtime-climate-data` }),
    }),
    getClimateHistory: build.query<
      GetClimateHistoryApiResponse,
      GetClimateHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/realtime-climate-data/${encodeURIComponent(String(queryArg.province))}/history`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    getClimateAlerts: build.query<
      GetClimateAlertsApiResponse,
      GetClimateAlertsApiArg
    >({
      query: (queryArg) => ({
        url: `/climate-alerts`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `climateApi.endpoints.getClimateRecords`. */
export const climateApi = injectedRtkApi;
export type GetClimateRecordsApiResponse =
  /** status 200 The records */ ClimateRecords;
export type GetClimateRecordsApiArg = Record<string, never>;
export type GetClimateHistoryApiResponse =
  /** status 200 The points */ ClimateHistory;
export type GetClimateHistoryApiArg = {
  /** How far back */
  days?: number;
  /** Name or ISO 3166-2 code of a province: `Kinshasa`, `CD-KN` or `KN`, in capitals or not */
  province: string;
};
export type GetClimateAlertsApiResponse =
  /** status 200 The alerts */ ClimateAlerts;
export type GetClimateAlertsApiArg = {
  lang?: Lang;
};
export type ClimateCondition =
  | "sunny"
  | "clear night"
  | "partly cloudy"
  | "partly cloudy night"
  | "cloudy"
  | "rain"
  | "snow"
  | "storm possible";
export type ClimateRecord = {
  /** ISO 3166-2 */
  code: string;
  province: string;
  /** The place that is measured */
  capital: string;
  /** Inhabitants, 2019 estimate */
  population: number;
  /** The time zone of the capital: UTC+1 or UTC+2 */
  timeZone: "Africa/Kinshasa" | "Africa/Lubumbashi";
  /** °C, two metres above the ground */
  temperature: number | null;
  /** Relative humidity in percent */
  humidity: number | null;
  /** km/h, ten metres above the ground */
  windSpeed: number | null;
  /** km */
  visibility: number | null;
  /** A rate in mm per hour, of the quarter of an hour before the time: values of several times add up to no sum */
  precipitation: number | null;
  /** US air quality index, by its lowest value: 0 good, 51 moderate, 101 sensitive, 151 unhealthy, 201 veryUnhealthy, 301 hazardous */
  airQuality: number | null;
  condition: ClimateCondition | null;
  /** When the source says this weather was; for a sample, the hour it represents */
  lastUpdated: string;
  /** `open-meteo`: fetched recently; `stored`: the last record fetched, because the source does not answer; `sample`: what is usual in this month, because nothing has been fetched yet */
  source: "open-meteo" | "stored" | "sample";
};
export type ClimateRecords = ClimateRecord[];
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type ClimateHistoryPoint = {
  /** When this weather was */
  time: string;
  /** °C, two metres above the ground */
  temperature: number | null;
  /** Relative humidity in percent */
  humidity: number | null;
  /** km/h, ten metres above the ground */
  windSpeed: number | null;
  /** km */
  visibility: number | null;
  /** A rate in mm per hour, of the quarter of an hour before the time: values of several times add up to no sum */
  precipitation: number | null;
  /** US air quality index, by its lowest value: 0 good, 51 moderate, 101 sensitive, 151 unhealthy, 201 veryUnhealthy, 301 hazardous */
  airQuality: number | null;
  condition: ClimateCondition | null;
  /** `sample` only while nothing has been stored for the province */
  source: "open-meteo" | "sample";
};
export type ClimateHistory = ClimateHistoryPoint[];
export type ClimateAlert = {
  /** The same for as long as the alert lasts */
  id: string;
  title: string;
  type: "warning" | "danger" | "info";
  severity: "high" | "medium" | "low";
  /** Name of the province; for all of them, words that say so */
  province: string;
  description: string;
  /** Time of the record that it comes from */
  timestamp: string;
  /** The time zone of the capital: UTC+1 or UTC+2 */
  timeZone: "Africa/Kinshasa" | "Africa/Lubumbashi";
  source: string;
  /** The rule that made it, with its threshold and whose threshold that is */
  rule: string;
};
export type ClimateAlerts = ClimateAlert[];
export type Lang = "en" | "fr" | "ln" | "sw";
export const {
  useGetClimateRecordsQuery,
  useGetClimateHistoryQuery,
  useGetClimateAlertsQuery,
} = injectedRtkApi;
