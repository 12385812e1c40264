import { baseApi as api } from "../base/api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchSite: build.query<SearchSiteApiResponse, SearchSiteApiArg>({
      query: (queryArg) => ({
        url: `/search`,
        params: {
          lang: queryArg.lang,
          q: queryArg.q,
          kind: queryArg.kind,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
/** The slice with the calls of this part: `searchApi.endpoints.searchSite`. */
export const searchApi = injectedRtkApi;
export type SearchSiteApiResponse =
  /** status 200 What matches; empty if nothing does */ SearchResults;
export type SearchSiteApiArg = {
  lang?: Lang;
  /** Words in any case, with or without accents; at least two letters or digits */
  q: string;
  kind?: SearchKind;
};
export type SearchKind =
  "page" | "event" | "article" | "report" | "lesson" | "province" | "course";
export type SearchPiece = {
  text: string;
  /** Whether it is a word that matches */
  match?: true;
};
export type Fallback = {
  [key: string]: "en" | "fr" | "ln" | "sw";
};
export type SearchResult = {
  title: string;
  /** On this site; of a real course the page of its provider */
  href: string;
  /** A line of its text around the first match */
  snippet: SearchPiece[];
  fallback?: Fallback;
  /** An example, until the foundation adds its own */
  sample?: true;
};
export type SearchGroup = {
  kind: SearchKind;
  /** How many match; more than are listed if `kind` was not asked */
  total: number;
  results: SearchResult[];
};
export type SearchResults = {
  /** How many match, of all kinds that were asked */
  total: number;
  /** Without empty ones; the one with the best match first */
  groups: SearchGroup[];
};
import type { ProblemCode } from './problemCodes.ts';
export type FieldError = {
  /** Name of the field, dotted when nested */
  field: string;
  /** Its place in the body, as a JSON Pointer */
  pointer: string;
  /** The rule that it breaks: mostly a keyword of JSON Schema, in lower case with hyphens */
  code: string;
  /** To be read after the name, in the language of the `detail` */
  message: string;
  /** What the rule asks for, such as the `limit` of `max-length` */
  params?: {
    [key: string]: unknown;
  };
};
export type ApiError = {
  /** The page that explains the kind of problem */
  type: string;
  /** The kind of problem, in English */
  title: string;
  /** As of the answer */
  status: number;
  /** What went wrong, in a sentence in the language of `?lang` or else of `Accept-Language`; without them, and where a call states the sentence, in English */
  detail: string;
  code: ProblemCode;
  /** Only with status 422 */
  fields?: FieldError[];
  /** For the operator, who finds it in the log */
  request_id?: string;
};
export type Lang = "en" | "fr" | "ln" | "sw";
export const { useSearchSiteQuery } = injectedRtkApi;
