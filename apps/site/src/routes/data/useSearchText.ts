import { useEffect, useRef, useState } from 'react';
import { parseSearch } from '../../shared/searchParams.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { search as schema } from './search.ts';

/** The debounce delay for putting the search into the URL, in milliseconds. */
const REST_MS = 300;

/** The text of the search field. It is put into the URL after a delay or by `write`, and follows the URL. */
export function useSearchText() {
  const [{ q: search }, change] = usePageSearch(schema);
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search in the URL that the text is in sync with. */
  const known = useRef(search);
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    clearTimeout(timer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (typed: string) => {
    clearTimeout(timer.current);
    const q = typed.trim();
    change({ q }, { replace: true });
    known.current = parseSearch(schema, new URLSearchParams({ q })).q;
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, REST_MS, typed);
    },
    write,
  };
}
