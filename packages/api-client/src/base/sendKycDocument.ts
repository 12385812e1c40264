import type { QueryError } from './baseQuery.ts';

/** A file for a KYC application. Sent again, it replaces the one before. */
export interface KycUpload {
  /**
   * The reference and the token of the `KycReceipt`; the token holds for 24 hours, and then the
   * answer is 401.
   */
  reference: string;
  uploadToken: string;
  kind: 'governmentId' | 'proofOfAddress';
  /**
   * A PDF, JPEG or PNG file (`application/pdf`, `image/jpeg`, `image/png`) of 5 MB (5 * 1024 * 1024
   * bytes) at most. A larger one is answered by 413, another type by 415, and a file that is not
   * what its type says by 422. A file's `type` comes from its name and is empty when the name has
   * no ending: that is 415 too, and `new Blob([file], { type: 'image/jpeg' })` gives it one.
   */
  file: Blob;
}

/** That a file has arrived. */
export interface KycDocument {
  kind: KycUpload['kind'];
  /** Bytes */
  size: number;
  /** ISO-8601, UTC */
  received_at: string;
  /** `being-checked`: it waits to be scanned for viruses, and is deleted when it has one. */
  state: 'received' | 'being-checked';
}

export interface SendKycDocumentOptions {
  /**
   * Where the API answers, as in `createNzeteStoreParts`.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The language in which the server describes errors. */
  lang?: string | undefined;
  /** Called with what has been sent of the file, 0 to 100. */
  onProgress?: ((percentage: number) => void) | undefined;
  /** Stops sending; the answer is then that of a network that failed. */
  signal?: AbortSignal | undefined;
}

/** The outcome, in the shape of a mutation: `readError(error)` reads the error. */
export type SentKycDocument = { data: KycDocument; error?: undefined } | { data?: undefined; error: QueryError };

const broken: SentKycDocument = { error: { status: 'FETCH_ERROR', error: 'The connection failed.' } };

/**
 * Sends a document of a KYC application like `uploadKycDocument`, and tells how far it is, which `fetch` cannot. It never rejects, and
 * sent again it replaces the document before.
 *
 * @example
 * const { error } = await sendKycDocument({ reference, uploadToken, kind, file }, { onProgress, signal });
 */
export function sendKycDocument(
  { reference, uploadToken, kind, file }: KycUpload,
  { baseUrl = '/api', lang, onProgress, signal }: SendKycDocumentOptions = {},
): Promise<SentKycDocument> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(broken);
    const request = new XMLHttpRequest();
    const path = `/kyc-applications/${encodeURIComponent(reference)}/documents/${kind}`;
    request.open('PUT', baseUrl.replace(/\/+$/, '') + path);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('authorization', `Bearer ${uploadToken}`);
    if (lang) request.setRequestHeader('accept-language', lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve(broken);
    request.onabort = () => resolve(broken);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function answerOf(request: XMLHttpRequest): SentKycDocument {
  const data = parsed(request.responseText);
  const isStored = request.status >= 200 && request.status < 300 && data !== undefined;
  // The cast: what the API answers with these statuses.
  if (isStored) return { data: data as KycDocument };
  const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
  return { error: { status: request.status, data, retryAfter } };
}

/** A proxy may answer with a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
