import { excerpt } from './excerpt.ts';
import { previewImage } from './previewImage.ts';
import { useDocumentMeta } from './useDocumentMeta.tsx';

interface PageTexts {
  /** Of the page. */
  title: string;
  description: string;
  path: string;
}

/** One thing on the page that has an address of its own: a photo, a story, a report. */
interface Part {
  title: string;
  description: string;
  /** What its address says behind the path: `photo=30`. */
  search: string;
  /** Its picture, which link previews show. */
  src?: string;
  alt?: string;
}

/** The head of a page, or of the one part of it that the address names. */
export function usePartMeta({ title, description, path }: PageTexts, part: Part | undefined) {
  const shown = part ?? { title, description, search: undefined };
  useDocumentMeta({
    description: excerpt(shown.description),
    heading: shown.title,
    parents: part ? [{ href: path, label: title }] : [],
    search: shown.search,
    image: part && previewImage(part),
  });
}
