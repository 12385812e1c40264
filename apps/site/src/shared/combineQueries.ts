import { queryStatus } from './queryStatus.ts';

/** The result of a query hook, as far as it is used here. */
interface QueryResult {
  data?: unknown;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Combines queries for one `QueryState`: it fails if one fails, and refetches the failed ones. */
export function combineQueries(queries: readonly QueryResult[]) {
  const failed = queries.filter((query) => queryStatus(query) === 'error');
  return {
    data: queries.every(({ data }) => data !== undefined) || undefined,
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => {
      for (const query of failed) query.refetch();
    },
  };
}
