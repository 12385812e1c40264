/** What a part of the page shows: its data when there is any (also while a newer answer is on its way), else that it loads or failed. */
export function queryStatus({ data, isError }: { data?: unknown; isError: boolean }): 'ready' | 'loading' | 'error' {
  if (data !== undefined) return 'ready';
  return isError ? 'error' : 'loading';
}
