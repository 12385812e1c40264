import { excerpt } from './excerpt.ts';
import type { PageMetaProps } from './PageMeta.tsx';
import { previewImage } from './previewImage.ts';

interface PageTexts {
  /** The title of the page. */
  title: string;
  description: string;
  path: string;
}

/** An item with its own URL: a photo, a story, a report. */
interface Item {
  title: string;
  description: string;
  /** Its query string: `photo=30`. */
  search: string;
  /** Its picture, for link previews. */
  src?: string;
  alt?: string;
  sample?: true;
}

/** The props of `PageMeta` for a page, or for the item in its URL. */
export function itemMeta({ title, description, path }: PageTexts, item: Item | undefined): PageMetaProps {
  if (!item) return { heading: title, description: excerpt(description) };
  return {
    heading: item.title,
    description: excerpt(item.description),
    parents: [{ href: path, label: title }],
    search: item.search,
    image: previewImage(item),
    isSample: item.sample ?? false,
  };
}
