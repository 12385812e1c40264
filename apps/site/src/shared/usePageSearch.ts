import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import { changeSearch, parseSearch, type SearchOf, type SearchSchema } from './searchParams.ts';

/** Changes some parameters of the URL. Back undoes the change unless `replace` is set. */
export type ChangeSearch<Schema extends SearchSchema> = (
  changes: Partial<SearchOf<Schema>>,
  options?: Pick<NavigateOptions, 'replace'>,
) => void;

/** A stable function that changes the query string and keeps scroll position and focus. */
function useChangeSearch<Schema extends SearchSchema>(schema: Schema): ChangeSearch<Schema> {
  const navigate = useNavigate();
  return useCallback(
    (changes, options) => {
      const current = new URLSearchParams(window.location.search);
      const next = changeSearch(schema, current, changes);
      if (next.toString() === current.toString()) return;
      void navigate({ search: next.toString() }, { preventScrollReset: true, ...options });
    },
    [navigate, schema],
  );
}

/** The values of the page's parameters, and a function that changes them. */
export function usePageSearch<Schema extends SearchSchema>(schema: Schema) {
  const [search] = useSearchParams();
  const values = useMemo(() => parseSearch(schema, search), [schema, search]);
  return [values, useChangeSearch(schema)] as const;
}
