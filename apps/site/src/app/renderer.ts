import type { Language } from '@nzete/languages';
import type { FormDrafts } from '../shared/formDrafts.ts';

/** The contract between the API server and the site's server build, `dist/server`. Types only. */

/**
 * What a rendered page depends on, besides its data. Contains nothing personal, so pages can be
 * cached.
 */
export interface PageRequest {
  /** One of `RouteTable.paths`; any other is "not found". */
  path: string;
  /** The query string, as returned by `searchOf`. */
  search: string;
  language: Language;
  /** The language is from the URL (`?lang=fr`), so that links keep it. */
  isFromAddress: boolean;
  /** The language that is offered to a visitor who has not chosen one. */
  offered: Language | null;
  /** The page is for a visitor who saves data. */
  savesData: boolean;
  /** A later document of a visit: the splash has been shown. */
  isLater: boolean;
}

/** The part of the query string that a page reads. */
interface PageSearch {
  /** Normalised; '' when the page reads nothing. */
  search: string;
  /** Whether it contains a search term: there are too many such pages to cache. */
  isTyped: boolean;
}

/** What a page says by itself, without the content of the API. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  /** Its further statements, with spaces between them. */
  text: string;
}

/** What the main thread needs to know about the pages. */
export interface RouteTable {
  /** The paths of the route table. */
  paths: readonly string[];
  /** The paths in the sitemap: one for each page. */
  listedPaths: readonly string[];
  /** The paths of the pages whose forms take files. */
  filePaths: readonly string[];
  /** The pages whose address belongs to one visitor: it has a reference number. Never cached. */
  privatePaths: readonly string[];
  searchOf: (path: string, search: string) => PageSearch;
  /** The document without a page, which the browser renders itself. */
  shell: (language: Language, savesData: boolean) => string;
  /** The listed pages in a language, for the search: the same list with every call. */
  pageTexts: (language: Language) => readonly PageText[];
  /** The URL of a page's card, which the build has drawn. */
  cardOf: (path: string, language: Language) => string;
}

/** The messages of a catalogue, as the build writes them for those who translate them. */
export interface InterfaceArea {
  /** `ui`, `common`, the folder of a page, or `staff` and its parts. */
  area: string;
  /** Paths of pages that show them; the first screen stands for all pages. */
  pages: readonly string[];
  messages: Readonly<Record<string, { description: string; texts: Partial<Record<Language, string>> }>>;
}

/** A word of the glossary. */
interface InterfaceTerm {
  english: string;
  /** Matches it in English texts, with the flags `iu`. */
  pattern: string;
  translations: Partial<Record<Language, string>>;
}

/** The content of `server/texts.json`. */
export interface InterfaceTexts {
  areas: readonly InterfaceArea[];
  terms: readonly InterfaceTerm[];
}

/** Calls the API in the same process. The URL begins with `http://api/`. */
type ApiFetch = (request: Request) => Promise<Response>;

export type { FormDrafts };

/** What a page asks of the main thread. */
export interface MainThread {
  fetch: ApiFetch;
  drafts: FormDrafts;
}

/** A form that a browser sent without JavaScript. */
export interface SentForm {
  /** Its `Content-Type`. */
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Compiled messages by key. */
export type ChangedTexts = Record<string, object>;

export interface RenderOptions {
  /** The public address of the site, such as `https://nzete.example`. */
  origin: string;
  /** The source of the cached page, if there is one. */
  keptSource?: string | undefined;
  /**
   * Texts that staff have written in place of messages, compiled; undefined while there are none in
   * any language.
   */
  texts?: ChangedTexts | undefined;
  /** To be handled before the page is rendered, which shows the answer. Never cached. */
  form?: SentForm | undefined;
}

/** A rendered page, unless the cached one is still valid; a redirect if a form was received. */
export interface Rendering {
  /** 303 with a `location` if a form was received, 4xx or 503 if it was not. */
  status: number;
  location?: string;
  /** A hash of the API responses that the page shows. If it is unchanged, so is the page. */
  source: string;
  /** Whether every query succeeded; the browser fetches the missing ones. */
  isComplete: boolean;
  /** Missing if the cached page has the same source, or if this one would be incomplete. */
  html?: string;
}

/** The link preview of a province or a report. */
export interface CardRequest {
  kind: 'province' | 'report';
  language: Language;
  /** The climate record or the report, as the API returns it. */
  record: unknown;
}

export interface SiteRenderer {
  /** Loads the data of a page and renders its document. Rejects when a component throws. */
  renderPage: (request: PageRequest, options: RenderOptions, main: MainThread) => Promise<Rendering>;
  /** Draws a PNG. Rejects when the font lacks a letter. */
  drawCard: (request: CardRequest) => Promise<Uint8Array>;
}

/** The exports of `server/routeTable.js`. */
export interface RouteTableBuild {
  /** @param clientFolder the folder of the client build, whose files the documents reference */
  readRouteTable: (clientFolder: string) => Promise<RouteTable>;
}

/** The exports of `server/renderer.js`. */
export interface RendererBuild {
  /** @param clientFolder the folder of the client build, whose files the documents reference */
  createRenderer: (clientFolder: string) => Promise<SiteRenderer>;
}
