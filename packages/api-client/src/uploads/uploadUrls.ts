import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** The item of `localStorage`. It has no name of a file and no token. */
const KEY = 'uploads';
/** As long as the server keeps what has arrived. */
const LIFETIME_MS = 24 * 3_600_000;

type Urls = Record<string, PreviousUpload>;

/** Until the page is left. */
let memory: Urls = {};

function stored(): Urls {
  try {
    const all: Urls = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(all).filter(([, { creationTime }]) => isRecent(creationTime)));
  } catch {
    return {}; // unavailable, or changed by hand
  }
}

const isRecent = (time: string) => Date.now() - Date.parse(time) < LIFETIME_MS;

function store(urls: Urls): void {
  try {
    if (Object.keys(urls).length > 0) localStorage.setItem(KEY, JSON.stringify(urls));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or unavailable: the upload goes on until the page is left.
  }
}

/** Forgets where uploads go on. What has arrived is deleted by the server after a day. */
export function forgetUploads(): void {
  memory = {};
  store({});
}

/** The URLs of unfinished uploads, by the hash of the document. */
export function uploadUrls(isRemembered: boolean): UrlStorage {
  const all = (): Urls => (isRemembered ? { ...stored(), ...memory } : memory);
  const change = (urls: Urls) => {
    memory = urls;
    if (isRemembered) store(urls);
  };
  const listed = (urls: Urls) => Object.entries(urls).map(([urlStorageKey, upload]) => ({ ...upload, urlStorageKey }));
  return {
    findAllUploads: async () => listed(all()),
    findUploadsByFingerprint: async (fingerprint) =>
      listed(all()).filter(({ urlStorageKey }) => urlStorageKey === fingerprint),
    removeUpload: async (fingerprint) => {
      const { [fingerprint]: _, ...others } = all();
      change(others);
    },
    addUpload: async (fingerprint, upload) => {
      change({ ...all(), [fingerprint]: upload });
      return fingerprint;
    },
  };
}
