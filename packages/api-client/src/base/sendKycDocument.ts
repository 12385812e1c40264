import type { QueryError } from './baseQuery.ts';

/** A file for a KYC application. Sending it again replaces the previous one. */
export interface KycUpload {
  /**
   * The reference and the token of the `KycReceipt`; the token is valid for 24 hours, afterwards
   * the response is 401.
   */
  reference: string;
  uploadToken: string;
  kind: 'governmentId' | 'proofOfAddress';
  /**
   * A PDF, JPEG or PNG file (`application/pdf`, `image/jpeg`, `image/png`) of at most 5 MB (5 *
   * 1024 * 1024 bytes). A larger one gets 413, another type 415, and a file whose content does not
   * match its type 422. A file's `type` comes from its name and is empty without an extension,
   * which gets 415 too; `new Blob([file], { type: 'image/jpeg' })` sets it.
   */
  file: Blob;
}

/** The confirmation of an upload. */
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
   * The base URL of the API, as in `createNzeteStoreParts`.
   * @default '/api'
   */
  baseUrl?: string | undefined;
  /** The language in which the server describes errors. */
  lang?: string | undefined;
  /** Called with the upload progress, 0 to 100. */
  onProgress?: ((percentage: number) => void) | undefined;
  /** Aborts the upload; the result is then that of a network error. */
  signal?: AbortSignal | undefined;
}

/** The result, in the shape of a mutation: pass `error` to `readError`. */
export type SentKycDocument = { data: KycDocument; error?: undefined } | { data?: undefined; error: QueryError };

export const networkError: SentKycDocument = { error: { status: 'FETCH_ERROR', error: 'The connection failed.' } };

/**
 * Sends a document of a KYC application like `uploadKycDocument`, with upload progress, which
 * `fetch` does not support. It never rejects; sending again replaces the previous document.
 *
 * @example
 * const { error } = await sendKycDocument(
 *   { reference, uploadToken, kind, file },
 *   { onProgress, signal },
 * );
 */
export function sendKycDocument(
  { reference, uploadToken, kind, file }: KycUpload,
  { baseUrl = '/api', lang, onProgress, signal }: SendKycDocumentOptions = {},
): Promise<SentKycDocument> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(networkError);
    const request = new XMLHttpRequest();
    const path = `/kyc-applications/${encodeURIComponent(reference)}/documents/${kind}`;
    request.open('PUT', baseUrl.replace(/\/+$/, '') + path);
    request.setRequestHeader('content-type', file.type);
    request.setRequestHeader('authorization', `Bearer ${uploadToken}`);
    if (lang) request.setRequestHeader('accept-language', lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => resolve(resultOf(request));
    request.onerror = () => resolve(networkError);
    request.onabort = () => resolve(networkError);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function resultOf(request: XMLHttpRequest): SentKycDocument {
  const data = parseJson(request.responseText);
  const isStored = request.status >= 200 && request.status < 300 && data !== undefined;
  // The types of the API's responses with these statuses.
  if (isStored) return { data: data as KycDocument };
  const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
  return { error: { status: request.status, data, retryAfter } };
}

/** A proxy may respond with an HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
