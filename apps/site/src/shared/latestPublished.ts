import type { Reports } from '@nzete/api-client/foundation';

/** The newest report that can be read; the reports come newest first. The figures of the foundation are as of its day. */
export const latestPublished = (reports: Reports | undefined): Reports[number] | undefined =>
  reports?.find(({ status }) => status === 'Published');
