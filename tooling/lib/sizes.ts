/** What a page downloads on its first visit, against its limits. */
import type { Request } from './network.ts';
import type { Visit } from './visit.ts';

/** Bytes and counts of one visit. */
export interface Sizes {
  /** The document with splash and data. Like the next three: compressed, without headers. */
  html: number;
  css: number;
  /** Scripts that were there when a tap was first answered. */
  scriptBeforeHydrated: number;
  script: number;
  /** Requests for anything but pictures, the icon of the tab among them. */
  requestsWithoutPictures: number;
  requests: number;
  /** Everything on the wire, headers included. */
  bytes: number;
}

const isPicture = ({ type, url }: Request) => type === 'Image' || new URL(url).pathname.startsWith('/favicon.');

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function sizesOf({ requests, hydrated }: Pick<Visit, 'requests' | 'hydrated'>): Sizes {
  const bodies = (type: string, counts: (request: Request) => boolean = () => true) =>
    sum(requests.filter((request) => request.type === type && counts(request)).map(({ body }) => body));
  return {
    html: bodies('Document'),
    css: bodies('Stylesheet'),
    scriptBeforeHydrated: bodies('Script', ({ finished }) => finished !== undefined && finished <= hydrated),
    script: bodies('Script'),
    requestsWithoutPictures: requests.filter((request) => !isPicture(request)).length,
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
  };
}

/** The rules that a page needs are in its HTML; the sheet with all rules comes later (ADR 0023). */
const home: Partial<Sizes> = {
  html: 32_000,
  css: 28_000,
  scriptBeforeHydrated: 160_000,
  requests: 14,
  bytes: 258_000,
};
/** Other pages may have more pictures, code and texts: forms, charts, the portal. */
const otherPage: Partial<Sizes> = {
  html: 36_000,
  css: 28_000,
  scriptBeforeHydrated: 220_000,
  requestsWithoutPictures: 34,
  bytes: 348_000,
};

/** The home page is where most visits begin, so its limits are the closest. */
export const limitsOf = (path: string): Partial<Sizes> => (path === '/' ? home : otherPage);

/** The columns in which a page is over its limits. */
export function over(sizes: Sizes, limits: Partial<Sizes>): (keyof Sizes)[] {
  const columns = Object.keys(limits) as (keyof Sizes)[];
  return columns.filter((column) => !(sizes[column] <= (limits[column] ?? Number.POSITIVE_INFINITY)));
}
