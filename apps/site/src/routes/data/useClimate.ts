import { type ClimateRecords, useGetClimateAlertsQuery, useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { useLang } from '../../shared/useLang.ts';

interface Result<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** That new data are on their way changes nothing while there are some: so a refetch that brings nothing new renders nothing. */
const calm = <Data>({ data, isError, isFetching }: Result<Data>): Result<Data> => ({
  data,
  isError,
  isFetching: data === undefined && isFetching,
});

/** The records of the provinces. */
export const useRecords = () => useGetClimateRecordsQuery(undefined, { selectFromResult: calm<ClimateRecords> });

/** The alerts, in the language that is shown. */
export const useAlerts = () => useGetClimateAlertsQuery({ lang: useLang() }, { selectFromResult: calm });
