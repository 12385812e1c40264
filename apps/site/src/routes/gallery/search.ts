import { photoSearch } from '../../features/photos/photoSearch.ts';

/** The id of the photo. */
export const search = photoSearch;
