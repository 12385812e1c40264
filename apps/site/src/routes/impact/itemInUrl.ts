import type { Story } from '@nzete/api-client/foundation';
import type { Photo } from '@nzete/api-client/photos';
import { findPhoto } from '../../features/photos/photoSearch.ts';
import type { SearchOf } from '../../shared/searchParams.ts';
import type { search } from './search.ts';

interface Content {
  photos: readonly Pick<Photo, 'id' | 'title' | 'description' | 'src' | 'alt' | 'sample'>[];
  stories: readonly Pick<Story, 'id' | 'title' | 'description' | 'image' | 'alt' | 'sample'>[];
}

/** The photo or story in the URL, with its query string; undefined if there is none. */
export function itemInUrl(named: SearchOf<typeof search>, { photos, stories }: Content) {
  const photo = findPhoto(photos, named.photo);
  if (photo) return { ...photo, search: `photo=${photo.id}` };
  const story = stories.find((each) => each.id === named.story);
  return story && { ...story, src: story.image, search: `story=${story.id}` };
}
