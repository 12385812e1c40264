/** The downloads of a page's first visit. */
import type { Request } from './network.ts';
import type { Visit } from './visit.ts';

/** Bytes and counts of one visit. */
export interface Sizes {
  /** The document with splash and data. Like the next three: compressed, without headers. */
  html: number;
  css: number;
  /** Scripts asked for before the page was hydrated. When they arrive depends on the machine. */
  scriptBeforeHydrated: number;
  script: number;
  /** All requests except those for pictures and the favicon. */
  requestsWithoutPictures: number;
  requests: number;
  /** All transferred bytes, with headers. */
  bytes: number;
}

const isPicture = ({ type, url }: Request) => type === 'image' || new URL(url).pathname.startsWith('/favicon.');

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function sizesOf({ requests, hydrated }: Pick<Visit, 'requests' | 'hydrated'>): Sizes {
  const bodies = (type: string, counts: (request: Request) => boolean = () => true) =>
    sum(requests.filter((request) => request.type === type && counts(request)).map(({ body }) => body));
  return {
    html: bodies('document'),
    css: bodies('stylesheet'),
    scriptBeforeHydrated: bodies('script', ({ started }) => started !== undefined && started <= hydrated),
    script: bodies('script'),
    requestsWithoutPictures: requests.filter((request) => !isPicture(request)).length,
    requests: requests.length,
    bytes: sum(requests.map(({ bytes }) => bytes)),
  };
}
