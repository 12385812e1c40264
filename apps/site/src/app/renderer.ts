import type { Language } from '@nzete/languages';

/** The contract between the API server and the built site, which it loads as a file: `server/site.js`. Types only. */

/** What the server knows about a visit to a page. Nothing in it belongs to one visitor: the same request always gives the same page. */
export interface PageRequest {
  /** One of `SiteRenderer.paths`; any other is "not found". */
  path: string;
  /** The query string, as `searchOf` gives it. */
  search: string;
  language: Language;
  /** The language came with the address (`?lang=fr`), so that links carry it on. */
  isFromAddress: boolean;
  /** A language that is offered to a visitor who has chosen none. */
  offered: Language | null;
}

/** Answers a call of the API, in the process. Its address begins with `http://api/`. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** The data of a page. */
export interface ReadPage {
  status: 200 | 404;
  /** The answers of the API, as JSON: as long as they are the same, so is the page. */
  answers: string;
  /** Whether the API has answered every read; the browser reads again what is missing. */
  isComplete: boolean;
}

/** What the page at a path reads of the query string. */
interface PageSearch {
  /** In one spelling; '' when it reads nothing. */
  search: string;
  /** Whether a visitor typed some of it: there is no end of such pages, so they are not worth keeping. */
  isTyped: boolean;
}

/** Which card is asked for: a province or a report, as a picture for link previews. */
export interface CardRequest {
  language: Language;
  fetch: ApiFetch;
  /** ISO 3166-2 of a province, `CD-KN`, or a report: `report-6`. */
  name: string;
}

/** A card whose words are known. */
export interface PreparedCard {
  /** What it is made of: as long as it is the same, so is the card. */
  source: string;
  /** Draws it, as a PNG; mostly outside of the JavaScript thread. Rejects when a word has a letter that the face does not have. */
  draw: () => Promise<Buffer>;
}

export interface SiteRenderer {
  /** The paths of the route table. */
  paths: readonly string[];
  /** Those that are listed for search engines: of two paths with the same page, one. */
  listedPaths: readonly string[];
  /** The document without a page, from which the browser starts alone. */
  shell: (language: Language) => string;
  searchOf: (path: string, search: string) => PageSearch;
  readPage: (request: PageRequest, fetch: ApiFetch) => Promise<ReadPage>;
  /**
   * Renders the whole document from what `readPage` has read. It asks for nothing else, so it may run in another thread.
   * Rejects when a component throws.
   *
   * @param origin the public address of the site, such as `https://nzete.example`
   */
  renderPage: (request: PageRequest, answers: string, origin: string) => Promise<string>;
  /** Rejects when what the card shows cannot be read. */
  prepareCard: (request: CardRequest) => Promise<PreparedCard>;
  /** The address of the card of the page at a path, which the site's build has drawn. */
  cardOf: (path: string, language: Language) => string;
}

/** What `server/site.js` exports. */
export interface ServerBuild {
  /** @param clientFolder where the client build is, whose files the documents name */
  createRenderer: (clientFolder: string) => Promise<SiteRenderer>;
}
