import { queryStatus } from './queryStatus.ts';

/** What a query hook of the client gives, as far as it is needed here. */
interface PartQuery {
  data?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** Several queries as one, for one `QueryState` that shows the state of all: it has failed as soon as one has, and tries again what failed. */
export function wholeQuery(queries: readonly PartQuery[]) {
  const failed = queries.filter((query) => queryStatus(query) === 'error');
  return {
    data: queries.every(({ data }) => data !== undefined) || undefined,
    isError: failed.length > 0,
    refetch: () => {
      for (const query of failed) query.refetch();
    },
  };
}
