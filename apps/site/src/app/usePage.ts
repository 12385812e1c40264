import { useEffect } from 'react';

export interface PageTexts {
  /** For the browser tab and search results. */
  title: string;
  /** For search results. */
  description: string;
}

/** Gives the document the title and the description of the page, in the current language. Every page calls it. */
export function usePage({ title, description }: PageTexts) {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
