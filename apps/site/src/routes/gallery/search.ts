import { photoSearch } from '../../features/photos/photoSearch.ts';

/** A photo by its id. */
export const search = photoSearch;
