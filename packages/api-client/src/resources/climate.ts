import { provides } from '../base/tags.ts';
import generatedClimate from '../generated/climate.ts';

export type * from '../generated/climate.ts';

/** What each call provides or makes stale. */
export const climateEndpoints = {
  getClimateRecords: provides('ClimateRecords'),
  getClimateHistory: provides('ClimateHistory'),
  getClimateAlerts: provides('ClimateAlerts'),
};

/** The records of the 26 provinces, their history, and the alerts that follow from them. */
export const climateApi = generatedClimate.enhanceEndpoints({
  addTagTypes: ['ClimateRecords', 'ClimateHistory', 'ClimateAlerts'],
  endpoints: climateEndpoints,
});

export const { useGetClimateRecordsQuery, useGetClimateHistoryQuery, useGetClimateAlertsQuery } = climateApi;
