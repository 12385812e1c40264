import { type ClimateRecords, useGetClimateAlertsQuery, useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { useLang } from '../../shared/useLang.ts';

interface Result<Data> {
  /** Unlike `data`, never in the previous language. */
  currentData?: Data | undefined;
  /** Unlike `isError`, kept during a refetch. */
  error?: unknown;
  isError: boolean;
}

/** Without the fetching state, so that a refetch without changes rerenders nothing. */
const selectData = <Data>({ currentData: data, error, isError }: Result<Data>) => ({
  data,
  isError: data === undefined ? isError : error !== undefined,
});

/** The records of the provinces. */
export const useRecords = () => useGetClimateRecordsQuery({}, { selectFromResult: selectData<ClimateRecords> });

/** The alerts, in the current language. */
export const useAlerts = () => useGetClimateAlertsQuery({ lang: useLang() }, { selectFromResult: selectData });
