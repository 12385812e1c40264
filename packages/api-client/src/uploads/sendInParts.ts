import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import {
  type KycDocument,
  type KycUpload,
  networkError,
  parseJson,
  type SendKycDocumentOptions,
  type SentKycDocument,
  sendKycDocument,
} from '../base/sendKycDocument.ts';
import { uploadUrls } from './uploadUrls.ts';

/** The longest part that the server takes. */
const PART_BYTES = 256 * 1_024;
/** After an interruption; counted from zero again whenever a part has arrived. */
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
/** A connection that died silently is noticed only so. What arrived meanwhile is not lost. */
const REQUEST_TIMEOUT_MS = 60_000;

/** Those of `sendKycDocument`, and whether the device remembers where an upload goes on. */
export interface SendInPartsOptions extends SendKycDocumentOptions {
  /**
   * Whether the upload goes on after the page was loaded again and the same file was chosen. Then
   * `localStorage` has the URL of the upload, by a hash of the file, for a day: neither a name nor
   * the token. Set it to false on a device that several people use.
   * @default true
   */
  isRemembered?: boolean | undefined;
}

/**
 * Sends a document of a KYC application like `sendKycDocument`, in parts of 256 kB by the tus
 * protocol. After a broken connection it goes on where that broke, with growing delays for one and
 * a half minutes without progress; sending the same file again goes on there too. A server without
 * these calls gets the document in one request. It never rejects.
 *
 * @example
 * const { sendKycDocumentInParts } = await import('@nzete/api-client/uploads');
 * const { error } = await sendKycDocumentInParts(
 *   { reference, uploadToken, kind, file },
 *   { onProgress, signal },
 * );
 */
export async function sendKycDocumentInParts(
  upload: KycUpload,
  options: SendInPartsOptions = {},
): Promise<SentKycDocument> {
  if (options.signal?.aborted) return networkError;
  const sent = await sendParts(upload, await hashOf(upload), options);
  return sent === 'unsupported' ? sendKycDocument(upload, options) : sent;
}

function sendParts(
  { reference, uploadToken, kind, file }: KycUpload,
  hash: string,
  { baseUrl = '/api', lang, onProgress, signal, isRemembered = true }: SendInPartsOptions,
): Promise<SentKycDocument | 'unsupported'> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(networkError);
    const path = `/kyc-applications/${encodeURIComponent(reference)}/documents/${kind}/uploads`;
    const upload = new Upload(file, {
      // Absolute: the client resolves the relative URL of the response against it.
      endpoint: new URL(baseUrl.replace(/\/+$/, '') + path, location.href).href,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      headers: { authorization: `Bearer ${uploadToken}`, ...(lang && { 'accept-language': lang }) },
      metadata: { filetype: file.type },
      fingerprint: async () => hash,
      urlStorage: uploadUrls(isRemembered),
      removeFingerprintOnSuccess: true,
      onBeforeRequest: limitTime,
      onProgress: (sent, total) => onProgress?.(total > 0 ? (sent / total) * 100 : 0),
      onShouldRetry: isWorthRetrying,
      onSuccess: ({ lastResponse }) => resolve(resultOf(lastResponse)),
      onError: (error) => resolve(failureOf(error)),
    });
    const stop = () => {
      void upload.abort();
      resolve(networkError);
    };
    signal?.addEventListener('abort', stop, { once: true });
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal?.aborted) return;
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    });
  });
}

/** The document and what it is for; empty where the browser has no Web Crypto (plain http). */
async function hashOf({ reference, kind, file }: KycUpload): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const bytes = await new Blob([`${reference}/${kind}/${file.type}/`, file]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** tus-js-client has no timeout. */
function limitTime(request: HttpRequest): void {
  const xhr: XMLHttpRequest = request.getUnderlyingObject();
  xhr.timeout = REQUEST_TIMEOUT_MS;
  xhr.ontimeout = (event) => xhr.onerror?.(event);
}

/** An upload that is gone begins again. */
function isWorthRetrying({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  if (originalRequest.getMethod() === 'PATCH' && [404, 410].includes(status)) return true;
  return status === 0 || status >= 500 || [408, 409, 423].includes(status);
}

function resultOf(response: HttpResponse): SentKycDocument {
  const data = parseJson(response.getHeader('upload-result') ?? '');
  // The type of the server's response.
  if (data !== undefined) return { data: data as KycDocument };
  return { error: { status: response.getStatus(), data: undefined } };
}

function failureOf(error: Error | DetailedError): SentKycDocument | 'unsupported' {
  if (!('originalResponse' in error) || !error.originalResponse) return networkError;
  const { originalRequest, originalResponse } = error;
  const status = originalResponse.getStatus();
  if (originalRequest.getMethod() === 'POST' && [404, 405].includes(status)) return 'unsupported';
  if (status === 0) return networkError;
  const retryAfter = Number(originalResponse.getHeader('retry-after')) || undefined;
  return { error: { status, data: parseJson(originalResponse.getBody()), retryAfter } };
}
