import { createContext, use, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { documentTitle } from './messages.ts';

/** A page above another one. */
export interface ParentPage {
  href: string;
  label: string;
}

/** A picture that link previews show, of the size of a social card. */
interface CardImage {
  /** Its path on this site. */
  src: string;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** Data that a page shows, for search engines that list data. */
export interface DatasetMeta {
  name: string;
  description: string;
  /** Where they are from. */
  place: { name: string; code: string };
  /** Instants: the first and the last of the time that they are about. */
  from: string;
  to: string;
  /** What is measured, and the last value of it. */
  variables: readonly { name: string; unit?: string; value: number | null }[];
  creator: { name: string; url: string };
  /** Address of the licence. */
  licence: string;
  /** The data as a file: its path on this site, and its media type. */
  file: { path: string; type: string };
}

export interface DocumentMeta {
  /** For the browser tab, search results and link previews. */
  title: string;
  /** For search results and link previews; at most 160 characters. */
  description: string;
  /** What the page is called on the way to it: its main heading. Without it, as on the home page, no way is shown to search engines. */
  heading?: string | undefined;
  /** The pages above this one, from the outside in; home is not named. */
  parents?: readonly ParentPage[] | undefined;
  /** What the address says behind its path, where that makes a page of its own, such as one photo: `photo=30`. */
  search?: string | undefined;
  /** The picture for link previews. @default the card of the page, drawn by the build */
  image?: CardImage | undefined;
  dataset?: DatasetMeta | undefined;
}

/** Where the server collects what the page says of itself while it renders. */
export const DocumentMetaContext = createContext<((meta: DocumentMeta) => void) | null>(null);

/** What a page says of itself. Its title is made of its heading, unless it has one of its own. */
type PageMeta = (Omit<DocumentMeta, 'title' | 'heading'> & { heading: string; title?: string }) | DocumentMeta;

/**
 * Gives the document the title and the description of the page, in the current language. Every page calls it, or a frame that it uses, such as
 * `Page`. On the server the head is written from it; in the browser it follows navigation and language.
 */
export function useDocumentMeta(page: PageMeta) {
  const { formatMessage } = useIntl();
  const title = page.title ?? formatMessage(documentTitle, { page: page.heading ?? '' });
  const { description } = page;
  use(DocumentMetaContext)?.({ ...page, title });
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
