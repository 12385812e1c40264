import { photoSearch } from '../../features/photos/photoSearch.ts';
import { optional } from '../../shared/searchParams.ts';

/** A photo or a story by its id. */
export const search = { ...photoSearch, story: optional(/^[a-z0-9-]{1,40}$/) };
