import { photoIdIn } from '../../features/photos/photoAddress.ts';

interface Words {
  title: string;
  description: string;
}

interface Content {
  photos: readonly (Words & { id: number })[];
  stories: readonly Words[];
}

/** The photo or the story that an address names, with what its address says behind the path; undefined when it names none that is there. */
export function partIn(chosen: URLSearchParams, { photos, stories }: Content) {
  const id = photoIdIn(chosen);
  const photo = photos.find((each) => each.id === id);
  if (photo) return { ...photo, search: `photo=${photo.id}` };
  const number = Number(chosen.get('story'));
  const story = stories[number - 1];
  return story && { ...story, search: `story=${number}` };
}
