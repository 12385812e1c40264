import type { FastifyInstance } from 'fastify';
import { unseal } from '../../crypto/seal.ts';
import { isRestoredWaiting } from '../../jobs/held.ts';
import { Rounds } from '../../jobs/rounds.ts';
import type { ScanState } from '../../submissions/kind.ts';
import { isLang, type Lang } from '../../text/languages.ts';
import { documentContext } from '../seal-contexts.ts';
import { ClamdError, pingClamd, scanBytes } from './clamd.ts';
import { deleteContent, readContent } from './content.ts';
import { claimDocument, postponeDocument, recordScan, type WaitingDocument } from './scan-queue.ts';

/** How often waiting documents are scanned, and the delay after a failed scan. */
const POLL_MS = 15_000;
/** How long a visitor waits: less than the response timeout (`plugins/answer-timeout.ts`). */
const UPLOAD_TIMEOUT_MS = 5_000;
const BACKGROUND_TIMEOUT_MS = 120_000;
const PING_TIMEOUT_MS = 5_000;
const STOP_TIMEOUT_MS = 5_000;

type Parts = Pick<FastifyInstance, 'store' | 'keyring' | 'mail' | 'log'>;

declare module 'fastify' {
  interface FastifyInstance {
    documents: {
      /** Scans a document during its upload; `waiting` if there is no verdict in time. */
      scan(bytes: Buffer): Promise<ScanState>;
      /** The state of a document whose sender does not wait for a verdict: it is scanned later. */
      unseen: ScanState;
    };
  }
}

const codeOf = (error: unknown) => {
  if (error instanceof ClamdError) return error.code;
  return error instanceof Error ? error.name : 'unknown error';
};

/** Scans documents during their upload, and later those that arrived while the scanner was down. */
export class DocumentScanner extends Rounds {
  readonly #url: string;
  readonly #parts: Parts;
  #failing = false;

  constructor(url: string, parts: Parts) {
    // A document whose scan does not end soon is scanned after the next start.
    super({ everyMs: POLL_MS, stopMs: STOP_TIMEOUT_MS });
    this.#url = url;
    this.#parts = parts;
  }

  async scan(bytes: Buffer): Promise<ScanState> {
    try {
      const signature = await scanBytes(this.#url, bytes, UPLOAD_TIMEOUT_MS);
      this.#reportRecovery();
      if (signature) this.#parts.log.warn(`a document was refused: ${signature}`);
      return signature ? 'infected' : 'clean';
    } catch (error) {
      this.#reportFailure(error);
      return 'waiting';
    }
  }

  protected override failed(error: unknown): void {
    this.#reportFailure(error);
  }

  protected override async work(now: Date): Promise<void> {
    // It deletes, and writes to applicants.
    if (await isRestoredWaiting(this.#parts.store.db)) return;
    let isReachable = false;
    while (!this.isStopped) {
      const document = await claimDocument(this.#parts.store, now);
      if (!document) return;
      try {
        // First, so that no document is decrypted while the scanner is down.
        if (!isReachable) await pingClamd(this.#url, PING_TIMEOUT_MS);
        isReachable = true;
        await this.#scanOne(document);
        this.#reportRecovery();
      } catch (error) {
        await postponeDocument(this.#parts.store, document, new Date(now.getTime() + POLL_MS));
        this.#reportFailure(error);
        if (!isReachable) return;
        isReachable = false;
      }
    }
  }

  async #scanOne(document: WaitingDocument): Promise<void> {
    const { store, keyring } = this.#parts;
    if (document.scan === 'infected') return this.#delete(document, 'known before a restore');
    const sealed = await readContent(store, document);
    const bytes = unseal(keyring, sealed, documentContext(document.reference, document.kind));
    // Staff cannot open a damaged document either.
    if (!bytes) return void (await recordScan(store.db, document, 'unscanned'));
    const signature = await scanBytes(this.#url, bytes, BACKGROUND_TIMEOUT_MS);
    if (signature) await this.#delete(document, signature);
    else await recordScan(store.db, document, 'clean');
  }

  async #delete(document: WaitingDocument, signature: string): Promise<void> {
    const { store, mail, log } = this.#parts;
    const { reference } = document;
    const language = await this.#languageOf(reference);
    const isDeleted = await store.db.transaction().execute(async (db) => {
      if (!(await recordScan(db, document, 'infected'))) return false;
      if (document.scan === 'infected') return true; // its mails are known too
      await mail.queue(db, { about: 'kyc-document', reference, hasSealedEmail: true, language });
      return true;
    });
    if (!isDeleted) return;
    log.warn(`a document of ${reference} was deleted: ${signature}`);
    await deleteContent(store, document, document.content);
  }

  /** The language of the confirmation, which is kept for a day. */
  async #languageOf(reference: string): Promise<Lang> {
    const sent = this.#parts.store.db.selectFrom('mail').select('language').where('reference', '=', reference);
    const language = (await sent.executeTakeFirst())?.language ?? '';
    return isLang(language) ? language : 'en';
  }

  #reportRecovery(): void {
    if (this.#failing) this.#parts.log.info('documents are scanned again');
    this.#failing = false;
  }

  #reportFailure(error: unknown): void {
    if (!this.#failing) this.#parts.log.warn(`documents cannot be scanned, and wait: ${codeOf(error)}`);
    this.#failing = true;
  }
}

export function registerDocumentScanner(app: FastifyInstance, clamdUrl: string | undefined): void {
  if (!clamdUrl) {
    app.decorate('documents', { scan: async () => 'unscanned', unseen: 'unscanned' });
    return;
  }
  const scanner = new DocumentScanner(clamdUrl, app);
  app.decorate('documents', { scan: (bytes) => scanner.scan(bytes), unseen: 'waiting' });
  app.addRecurring('documents', scanner);
}
