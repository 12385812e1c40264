import { useGetReportsQuery } from '@nzete/api-client/foundation';
import { useLang } from '../../shared/useLang.ts';

/** The reports, newest first. */
export function useReports() {
  return useGetReportsQuery({ lang: useLang() });
}
