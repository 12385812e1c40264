import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { excerpt } from './excerpt.ts';

interface PageTexts {
  /** Of the page. */
  title: string;
  description: string;
  path: string;
}

/** One thing on the page that has an address of its own. */
interface Part {
  title: string;
  description: string;
  /** What its address says behind the path: `photo=30`. */
  search: string;
}

/** The head of a page, or of the one photo or story of it that the address names. */
export function usePartMeta({ title, description, path }: PageTexts, part: Part | undefined) {
  const shown = part ?? { title, description, search: undefined };
  useDocumentMeta({
    description: excerpt(shown.description),
    heading: shown.title,
    parents: part ? [{ href: path, label: title }] : [],
    search: shown.search,
  });
}
