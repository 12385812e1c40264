import { type ClimateRecords, useGetClimateAlertsQuery, useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { useLang } from '../../shared/useLang.ts';

interface Result<Data> {
  /** Of what is asked for now: not in the language before. */
  currentData?: Data | undefined;
  /** Stays while it is asked again. */
  error?: unknown;
  isError: boolean;
}

/**
 * That new data are on their way changes nothing while there are some: so a refetch that brings nothing new renders nothing, and one that fails
 * as the last one did nothing either.
 */
const calm = <Data>({ currentData: data, error, isError }: Result<Data>) => ({
  data,
  isError: data === undefined ? isError : error !== undefined,
});

/** The records of the provinces. */
export const useRecords = () => useGetClimateRecordsQuery(undefined, { selectFromResult: calm<ClimateRecords> });

/** The alerts, in the language that is shown. */
export const useAlerts = () => useGetClimateAlertsQuery({ lang: useLang() }, { selectFromResult: calm });
