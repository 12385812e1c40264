import { photoCategories } from '@nzete/domain';
import { communityGallery, photoResources, photos } from '../../apps/api/src/content/resources/photos.ts';
import { type ContentRule, ruleFor } from '../../apps/api/src/content/rules/rule.ts';

const LAST_TREE = 20;
const LAST = 29;

const code = 'photoList';

interface Photo {
  id: number;
  category: unknown;
}

/** The gallery of trees shows the ids 1 to 20 of `photos.json`, that of the community the rest. */
const photoIds = ruleFor<Photo[]>(photos, (list) => {
  const ids = list.map(({ id }) => id);
  const missing = Array.from({ length: LAST }, (_, index) => index + 1).filter((id) => !ids.includes(id));
  return [
    ...missing.map((id) => ({ place: '', what: `has no photo ${id}, of the ids 1 to ${LAST}`, code })),
    ...ids.flatMap((id, index) =>
      id <= LAST ? [] : [{ place: `/${index}/id`, what: `is ${id}, which is not one of the ids 1 to ${LAST}`, code }],
    ),
  ];
});

/** The ids that a list of only trees, or only the community, may have. */
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
        : [{ place: `/${index}/id`, what: `is ${id}, which is not one of the ids ${first} to ${last}`, code }],
    ),
  );
});

/** No filter of the community gallery may be empty. */
const noEmptyFilter = ruleFor<Photo[]>(communityGallery, (list) =>
  photoCategories
    .filter((wanted) => !list.some(({ category }) => category === wanted))
    .map((wanted) => ({ place: '', what: `has no photo in the category ${wanted}`, code })),
);

export const photoLists: ContentRule[] = [photoIds, ...photosInRange, noEmptyFilter];
