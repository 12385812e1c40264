/** The downloads of a page's first visit, and their limits. */
import type { Request } from './network.ts';
import type { Visit } from './visit.ts';

/** Bytes and counts of one visit. */
export interface Sizes {
  /** The document with splash and data. Like the next three: compressed, without headers. */
  html: number;
  css: number;
  /** Scripts loaded before the page was hydrated. */
  scriptBeforeHydrated: number;
  script: number;
  /** All requests except those for pictures and the favicon. */
  requestsWithoutPictures: number;
  requests: number;
  /** All transferred bytes, with headers. */
  bytes: number;
}

const isPicture = ({ type, url }: Request) => type === 'image' || new URL(url).pathname.startsWith('/favicon.');

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function sizesOf({ requests, hydrated }: Pick<Visit, 'requests' | 'hydrated'>): Sizes {
  const bodies = (type: string, counts: (request: Request) => boolean = () => true) =>
    sum(requests.filter((request) => request.type === type && counts(request)).map(({ body }) => body));
  return {
    html: bodies('document'),
    css: bodies('stylesheet'),
    scriptBeforeHydrated: bodies('script', ({ finished }) => finished !== undefined && finished <= hydrated),
    script: bodies('script'),
    requestsWithoutPictures: requests.filter((request) => !isPicture(request)).length,
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
  };
}

/**
 * The HTML contains the rules that the page needs; all other rules load later (ADR 0023). It also
 * contains the drawing of the first screen (ADR 0034).
 */
const home: Partial<Sizes> = {
  html: 34_700,
  css: 28_000,
  scriptBeforeHydrated: 163_700,
  requests: 14,
  bytes: 264_000,
};
/** Other pages may have more pictures, code and texts: forms, charts, the portal. */
const otherPage: Partial<Sizes> = {
  html: 38_500,
  css: 28_000,
  scriptBeforeHydrated: 229_000,
  requestsWithoutPictures: 40,
  bytes: 372_000,
};

/** Most visits begin on the home page, so its limits are the lowest. */
export const limitsOf = (path: string): Partial<Sizes> => (path === '/' ? home : otherPage);

/** With `Save-Data` a page has no code and no font; most of it is the HTML and the stylesheet. */
export const savingLimits: Partial<Sizes> = { html: 36_000, css: 28_000, script: 0, bytes: 110_000 };

/** The columns that exceed their limits. */
export function over(sizes: Sizes, limits: Partial<Sizes>): (keyof Sizes)[] {
  const columns = Object.keys(limits) as (keyof Sizes)[];
  return columns.filter((column) => !(sizes[column] <= (limits[column] ?? Number.POSITIVE_INFINITY)));
}
