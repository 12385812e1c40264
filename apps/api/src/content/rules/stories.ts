import { stories } from '../resources/stories.ts';
import { ruleFor } from './rule.ts';

interface Story {
  onClick: string | null;
  hasGallery: boolean;
  galleryType: string | null;
}

/** A story opens a page or a gallery, not both, and each gallery belongs to one story. */
export const storyTargets = ruleFor<Story[]>(stories, (list) =>
  list.flatMap(({ onClick, hasGallery, galleryType }, index) => {
    const isFirst = list.findIndex((story) => story.galleryType === galleryType) === index;
    const findings = [
      hasGallery === (onClick !== null) && 'must open a page (onClick) or a gallery (hasGallery), and not both',
      hasGallery !== (galleryType !== null) && 'must have a galleryType if and only if it has a gallery',
      galleryType !== null && !isFirst && `opens the gallery ${galleryType}, which another story opens`,
    ];
    return findings.filter((what) => what !== false).map((what) => ({ place: `/${index}`, what }));
  }),
);
