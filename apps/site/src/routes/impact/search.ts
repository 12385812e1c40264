import { photoSearch } from '../../features/photos/photoSearch.ts';
import { optional } from '../../shared/searchParams.ts';

/** The id of the photo or story. */
export const search = { ...photoSearch, story: optional(/^[a-z0-9-]{1,40}$/) };
