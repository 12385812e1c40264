/** The messages between pages and the worker. Types only. */

/** From a page that has been read with a network. */
export interface PageSeen {
  type: 'page-seen';
  address: string;
  title: string;
  language: string;
  /** What the page loaded without the worker, if it did. */
  loaded: { document: string; files: string[] } | undefined;
}

/** To a page whose call was answered from the cache. */
export interface AnsweredOffline {
  type: 'answered-offline';
  /** When the answer was received, in ISO 8601. */
  at: string;
}
