import { createContext, use, useEffect } from 'react';

/** A page above another one. */
export interface ParentPage {
  href: string;
  label: string;
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
}

/** Where the server collects what the page says of itself while it renders. */
export const DocumentMetaContext = createContext<((meta: DocumentMeta) => void) | null>(null);

/**
 * Gives the document the title and the description of the page, in the current language. Every page calls it, usually through `Page`. On the
 * server the head is written from it; in the browser it follows navigation and language.
 */
export function useDocumentMeta(meta: DocumentMeta) {
  const { title, description } = meta;
  use(DocumentMetaContext)?.(meta);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
