import type { Language } from '@nzete/languages';

/** The contract between the API server and the built site, which it loads from `dist/server`. Types only. */

/** What the server knows about a visit to a page. Nothing in it belongs to one visitor: the same request always gives the same page. */
export interface PageRequest {
  /** One of `RouteTable.paths`; any other is "not found". */
  path: string;
  /** The query string, as `searchOf` gives it. */
  search: string;
  language: Language;
  /** The language came with the address (`?lang=fr`), so that links carry it on. */
  isFromAddress: boolean;
  /** A language that is offered to a visitor who has chosen none. */
  offered: Language | null;
}

/** What the page at a path reads of the query string. */
interface PageSearch {
  /** Known parameters in a fixed order; '' when there are none. */
  search: string;
  /** Whether a visitor typed some of it: the number of such pages has no limit, so they are not kept. */
  isTyped: boolean;
}

/** What the server has to know about the pages before it renders one. */
export interface RouteTable {
  /** The paths of the route table. */
  paths: readonly string[];
  /** Those that are listed for search engines: of two paths with the same page, one. */
  listedPaths: readonly string[];
  searchOf: (path: string, search: string) => PageSearch;
  /** The document without a page, which the browser renders by itself. */
  shell: (language: Language) => string;
  /** The address of the card of the page at a path, drawn by the site's build. */
  cardOf: (path: string, language: Language) => string;
}

/** Sends a request to the API. Its address begins with `http://api/`. */
export type ApiFetch = (request: Request) => Promise<Response>;

export interface RenderOptions {
  /** The public address of the site, such as `https://nzete.example`. */
  origin: string;
  /** The source of the page that the server has kept, if it has kept one. */
  keptSource?: string | undefined;
}

/** A rendered page, or that the kept one is still good. */
export interface Rendering {
  status: 200 | 404;
  /** Identifies the answers of the API that the page shows: as long as they are the same, so is the page. */
  source: string;
  /** Whether the API has answered every read; the browser reads again what is missing. */
  isComplete: boolean;
  /** The document. Absent when the kept page has the same source, or when this one would be incomplete. */
  html?: string;
}

/** A card to draw, as a picture for link previews. */
export interface CardRequest {
  kind: 'province' | 'report';
  language: Language;
  /** The climate record or the report, as the API answers it. */
  record: unknown;
}

export interface SiteRenderer {
  /** Reads what the page shows and renders the document. Rejects when a component throws. */
  renderPage: (request: PageRequest, options: RenderOptions, fetch: ApiFetch) => Promise<Rendering>;
  /** Draws a card as a PNG. Rejects when a word has a letter that the typeface does not have. */
  drawCard: (request: CardRequest) => Promise<Uint8Array>;
}

/** What `routeTable.js` exports. */
export interface RouteTableBuild {
  /** @param clientFolder where the client build is, whose files the documents name */
  readRouteTable: (clientFolder: string) => Promise<RouteTable>;
}

/** What `renderer.js` exports. */
export interface RendererBuild {
  /** @param clientFolder where the client build is, whose files the documents name */
  createRenderer: (clientFolder: string) => Promise<SiteRenderer>;
}
