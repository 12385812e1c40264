/** The messages between pages and the worker. Types only. */

/** From a page that has been read with a network. */
export interface PageSeen {
  type: 'page-seen';
  address: string;
  title: string;
  language: string;
  /** The URL of its document, if that was loaded without the worker. */
  document: string | undefined;
}

/** From a page that began without the worker: what it has loaded since. */
export interface FilesLoaded {
  type: 'files-loaded';
  files: string[];
}

/** To a page whose call was answered from the cache. */
export interface AnsweredOffline {
  type: 'answered-offline';
  /** When the answer was received, in ISO 8601. */
  at: string;
}
