/** The status of a query. It stays `ready` while newer data is loading, or fails to load. */
export function queryStatus({ data, isError }: { data?: unknown; isError: boolean }): 'ready' | 'loading' | 'error' {
  if (data !== undefined) return 'ready';
  return isError ? 'error' : 'loading';
}
