import { searchKinds, searchLimits } from '@nzete/domain';
import { textOf, typed } from '../../shared/searchParams.ts';

/** What is searched, and the kind of results that are shown. */
export const search = {
  q: typed(/^(?=.*\S)\P{Cc}{1,80}$/u),
  kind: textOf(new RegExp(`^(?:${searchKinds.join('|')})$`)),
};

/** Whether a text has the letters or digits that the API asks for. */
export const isLongEnough = (q: string) => (q.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= searchLimits.shortest;
