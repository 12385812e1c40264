import type { Story } from '@nzete/api-client/foundation';
import type { Photo } from '@nzete/api-client/photos';
import { photoIdIn } from '../../features/photos/photoAddress.ts';

interface Content {
  photos: readonly Pick<Photo, 'id' | 'title' | 'description' | 'src' | 'alt'>[];
  stories: readonly Pick<Story, 'id' | 'title' | 'description' | 'image' | 'alt'>[];
}

/** The photo or the story that an address names, with what its address says behind the path; undefined when it names none that is there. */
export function partIn(chosen: URLSearchParams, { photos, stories }: Content) {
  const id = photoIdIn(chosen);
  const photo = photos.find((each) => each.id === id);
  if (photo) return { ...photo, search: `photo=${photo.id}` };
  const story = stories.find((each) => each.id === chosen.get('story'));
  return story && { ...story, src: story.image, search: `story=${story.id}` };
}
