import type { VisitLanguage } from '../features/language/languageSlice.ts';
import type { Answer } from './answers.ts';

/** What the server gives the browser along with the page that it has rendered. */
export interface PageData {
  visit: VisitLanguage;
  /** The public address of the site. */
  origin: string;
  /** The answers of the API that the page shows: the browser asks for none of them again. */
  answers: Answer[];
}

const ELEMENT_ID = 'page-data';

/** The data as an element of the page. As JSON it is never run, and `<` is escaped, so that no text in it can end the element. */
export function writePageData(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Null when the server has sent the page without content: the browser then starts alone. */
export function readPageData(): PageData | null {
  const element = document.getElementById(ELEMENT_ID);
  return element?.textContent ? (JSON.parse(element.textContent) as PageData) : null; // written by `writePageData`
}
