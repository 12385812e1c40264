import { excerpt } from './excerpt.ts';
import type { PageMetaProps } from './PageMeta.tsx';
import { previewImage } from './previewImage.ts';

interface PageTexts {
  /** Of the page. */
  title: string;
  description: string;
  path: string;
}

/** An item with its own URL: a photo, a story, a report. */
interface Part {
  title: string;
  description: string;
  /** Its query string: `photo=30`. */
  search: string;
  /** Its picture, for link previews. */
  src?: string;
  alt?: string;
}

/** The props of `PageMeta` for a page, or for the item in its URL. */
export function partMeta({ title, description, path }: PageTexts, part: Part | undefined): PageMetaProps {
  if (!part) return { heading: title, description: excerpt(description) };
  return {
    heading: part.title,
    description: excerpt(part.description),
    parents: [{ href: path, label: title }],
    search: part.search,
    image: previewImage(part),
  };
}
