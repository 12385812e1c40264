import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { keepUploads, readUploads } from './storedUploads.ts';

/** Where unfinished uploads go on, for tus-js-client. */
export function uploadUrls(isRemembered: boolean): UrlStorage {
  const all = () => readUploads(isRemembered);
  const listed = (uploads: Record<string, PreviousUpload>) =>
    Object.entries(uploads).map(([urlStorageKey, upload]) => ({ ...upload, urlStorageKey }));
  return {
    findAllUploads: async () => listed(all()),
    findUploadsByFingerprint: async (fingerprint) =>
      listed(all()).filter(({ urlStorageKey }) => urlStorageKey === fingerprint),
    removeUpload: async (fingerprint) => {
      const { [fingerprint]: _, ...others } = all();
      keepUploads(others, isRemembered);
    },
    addUpload: async (fingerprint, upload) => {
      keepUploads({ ...all(), [fingerprint]: upload }, isRemembered);
      return fingerprint;
    },
  };
}
