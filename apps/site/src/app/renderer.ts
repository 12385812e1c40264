import type { Language } from '@nzete/languages';

/** The contract between the API server and the site's server build, `server/site.js`. Types only. */

/** What a rendered page depends on, besides its data. It holds nothing personal, so pages can be cached. */
export interface PageRequest {
  /** One of `SiteRenderer.paths`; any other is "not found". */
  path: string;
  /** The query string, as returned by `searchOf`. */
  search: string;
  language: Language;
  /** The language is from the URL (`?lang=fr`), so that links keep it. */
  isFromAddress: boolean;
  /** The language that is offered to a visitor who has not chosen one. */
  offered: Language | null;
}

/** Calls the API in the same process. The URL begins with `http://api/`. */
type ApiFetch = (request: Request) => Promise<Response>;

/** The data of a page. */
export interface ReadPage {
  status: 200 | 404;
  /** The responses of the API as JSON. If they are unchanged, so is the page. */
  answers: string;
  /** Whether every query succeeded; the browser fetches the missing ones. */
  isComplete: boolean;
}

/** The part of the query string that a page reads. */
interface PageSearch {
  /** Normalised; '' when the page reads nothing. */
  search: string;
  /** Whether it contains a search term: there are too many such pages to cache. */
  isTyped: boolean;
}

/** The link preview of a province or a report. */
export interface CardRequest {
  language: Language;
  fetch: ApiFetch;
  /** ISO 3166-2 of a province, `CD-KN`, or a report: `report-6`. */
  name: string;
}

/** A card whose texts have been loaded. */
export interface PreparedCard {
  /** Everything that the card depends on: equal sources give equal cards. */
  source: string;
  /** Draws a PNG, mostly off the JavaScript thread. Rejects when the font lacks a letter. */
  draw: () => Promise<Buffer>;
}

export interface SiteRenderer {
  /** The paths of the route table. */
  paths: readonly string[];
  /** The paths in the sitemap: one for each page. */
  listedPaths: readonly string[];
  /** The document without a page, which the browser renders itself. */
  shell: (language: Language) => string;
  searchOf: (path: string, search: string) => PageSearch;
  readPage: (request: PageRequest, fetch: ApiFetch) => Promise<ReadPage>;
  /**
   * Renders the document from the result of `readPage`. It fetches nothing, so it may run in another
   * thread. Rejects when a component throws.
   *
   * @param origin the public address of the site, such as `https://nzete.example`
   */
  renderPage: (request: PageRequest, answers: string, origin: string) => Promise<string>;
  /** Rejects when the data of the card cannot be read. */
  prepareCard: (request: CardRequest) => Promise<PreparedCard>;
  /** The URL of a page's card, which the build has drawn. */
  cardOf: (path: string, language: Language) => string;
}

/** The exports of `server/site.js`. */
export interface ServerBuild {
  /** @param clientFolder the folder of the client build, whose files the documents reference */
  createRenderer: (clientFolder: string) => Promise<SiteRenderer>;
}
