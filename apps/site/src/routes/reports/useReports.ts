import { type Reports, useGetReportsQuery } from '@nzete/api-client/foundation';
import { useLang } from '../../shared/useLang.ts';

/** The reports, newest first. */
export function useReports() {
  return useGetReportsQuery({ lang: useLang() });
}

/** The newest report that can be read. */
export function latestPublished(reports: Reports | undefined): Reports[number] | undefined {
  return reports?.find(({ status }) => status === 'Published');
}
