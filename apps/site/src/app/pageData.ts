import type { VisitLanguage } from '../features/language/languageSlice.ts';
import type { ActionAnswer } from '../shared/formAnswer.ts';
import type { Answer } from './answers.ts';
import type { ChangedTexts } from './renderer.ts';

/** The state that the server embeds in a page it has rendered. */
export interface PageData {
  visit: VisitLanguage;
  /** The public address of the site. */
  origin: string;
  /** See `Visit`. */
  savedBytes: number;
  /** The API responses that the page shows, so that the browser need not fetch them. */
  answers: Answer[];
  /** Those in place of texts of the page; missing while there are none in any language. */
  texts?: ChangedTexts | undefined;
  /** The answer to a form that was sent without JavaScript. */
  formAnswer?: ActionAnswer | undefined;
}

const ELEMENT_ID = 'page-data';

/** The data as a `<script>` element. `<` is escaped, so that no text in it can end the element. */
export function writePageData(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Null when the server has not rendered the page. */
export function readPageData(): PageData | null {
  const element = document.getElementById(ELEMENT_ID);
  // The cast: `writePageData` has written it.
  return element?.textContent ? (JSON.parse(element.textContent) as PageData) : null;
}
