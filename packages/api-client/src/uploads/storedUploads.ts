/** The item of `localStorage`. It has no name of a file and no token. */
const KEY = 'uploads';
/** As long as the server keeps what has arrived. */
const LIFETIME_MS = 24 * 3_600_000;

/** As tus-js-client writes it. Its own type would need Node's types in every host. */
interface StoredUpload {
  size: number | null;
  metadata: Record<string, string>;
  creationTime: string;
  urlStorageKey: string;
  uploadUrl: string | null;
  parallelUploadUrls: string[] | null;
}

/** By the hash of the document. */
type StoredUploads = Record<string, StoredUpload>;

/** Until the page is left. */
let memory: StoredUploads = {};

function stored(): StoredUploads {
  try {
    const all: StoredUploads = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(all).filter(([, { creationTime }]) => isRecent(creationTime)));
  } catch {
    return {}; // unavailable, or changed by hand
  }
}

const isRecent = (time: string) => Date.now() - Date.parse(time) < LIFETIME_MS;

function store(uploads: StoredUploads): void {
  try {
    if (Object.keys(uploads).length > 0) localStorage.setItem(KEY, JSON.stringify(uploads));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or unavailable: the upload goes on until the page is left.
  }
}

/** The unfinished uploads. */
export const readUploads = (isRemembered: boolean): StoredUploads =>
  isRemembered ? { ...stored(), ...memory } : memory;

export function keepUploads(uploads: StoredUploads, isRemembered: boolean): void {
  memory = uploads;
  if (isRemembered) store(uploads);
}

/** Forgets where uploads go on. What has arrived is deleted by the server after a day. */
export function forgetUploads(): void {
  memory = {};
  store({});
}
