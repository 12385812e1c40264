import { photoCategories } from '@nzete/domain';
import { communityGallery, photoResources, photos } from '../resources/photos.ts';
import { type ContentRule, ruleFor } from './rule.ts';

const LAST_TREE = 20;
const LAST = 29;

interface Photo {
  id: number;
  category: unknown;
}

/** `photos.json` has exactly the ids 1 to 29: the site makes its gallery of trees of 1 to 20, and that of the community of the rest. */
const photoIds = ruleFor<Photo[]>(photos, (list) => {
  const ids = list.map(({ id }) => id);
  const missing = Array.from({ length: LAST }, (_, index) => index + 1).filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) => ({ place: '', what: `has no photo ${id}, of the ids 1 to ${LAST}` })),
    ...ids.flatMap((id, index) =>
      id <= LAST ? [] : [{ place: `/${index}/id`, what: `is ${id}, which is not one of the ids 1 to ${LAST}` }],
    ),
  ];
});

/** The lists that show only trees, or only the community, by the ids that they may hold. */
const ranges: Record<string, [first: number, last: number]> = {
  '/photos/tree-planting': [1, LAST_TREE],
  '/photos/climate-gallery-preview': [1, LAST_TREE],
  '/photos/community-philanthropy': [LAST_TREE + 1, LAST],
};

const photosInRange = photoResources.flatMap((resource) => {
  const [first, last] = ranges[resource.path] ?? [];
  if (first === undefined || last === undefined) return [];
  return ruleFor<Photo[]>(resource, (list) =>
    list.flatMap(({ id }, index) =>
      id >= first && id <= last
        ? []
        : [{ place: `/${index}/id`, what: `is ${id}, which is not one of the ids ${first} to ${last}` }],
    ),
  );
});

/** No filter of the community gallery shows nothing. */
const filledFilters = ruleFor<Photo[]>(communityGallery, (list) =>
  photoCategories
    .filter((wanted) => !list.some(({ category }) => category === wanted))
    .map((wanted) => ({ place: '', what: `has no photo of the category ${wanted}` })),
);

/** What each list of photos must and may hold. */
export const photoLists: ContentRule[] = [photoIds, ...photosInRange, filledFilters];
