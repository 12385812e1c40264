import { createContext, use, useEffect } from 'react';

export interface DocumentMeta {
  /** For the browser tab, search results and link previews. */
  title: string;
  /** For search results and link previews; at most 160 characters. */
  description: string;
  /** Facts for search engines, as schema.org objects. Written by the server only. */
  jsonLd?: readonly object[];
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
