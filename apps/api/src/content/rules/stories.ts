import { stories } from '../resources/stories.ts';
import { type Finding, ruleFor } from './rule.ts';

interface Story {
  onClick: string | null;
  hasGallery: boolean;
  galleryType: string | null;
}

/** A story opens a page or a gallery, not both, and each gallery belongs to one story. */
export const storyTargets = ruleFor<Story[]>(stories, (list) =>
  list.flatMap(({ onClick, hasGallery, galleryType }, index) => {
    const isFirst = list.findIndex((story) => story.galleryType === galleryType) === index;
    const findings: Finding[] = [];
    if (hasGallery === (onClick !== null)) {
      const what = 'must open a page (onClick) or a gallery (hasGallery), and not both';
      findings.push({ place: `/${index}`, what, code: 'storyTarget' });
    }
    if (hasGallery !== (galleryType !== null)) {
      const what = 'must have a galleryType if and only if it has a gallery';
      findings.push({ place: `/${index}`, what, code: 'storyGallery' });
    }
    if (galleryType !== null && !isFirst) {
      const what = `opens the gallery ${galleryType}, which another story opens`;
      findings.push({ place: `/${index}/galleryType`, what, code: 'galleryTwice' });
    }
    return findings;
  }),
);
