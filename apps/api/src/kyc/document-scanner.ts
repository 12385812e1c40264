import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unseal } from '../crypto/seal.ts';
import type { ScanState } from '../db/tables/kyc.ts';
import { isLang, type Lang } from '../text/languages.ts';
import { ClamdError, pingClamd, scanBytes } from './clamd.ts';
import { dropContent, readContent } from './document-content.ts';
import { documentPlace } from './places.ts';
import { claimDocument, noteScan, postponeDocument, type WaitingDocument } from './scan-queue.ts';

/** How often waiting documents are looked for, and how long one waits that could not be scanned. */
const LOOK_MS = 15_000;
/** How long a visitor waits for the verdict: less than an answer may take (see `plugins/answer-timeout.ts`). */
const UPLOAD_LIMIT_MS = 5_000;
const BACKGROUND_LIMIT_MS = 120_000;
const PING_LIMIT_MS = 5_000;
const STOP_MS = 5_000;

type Parts = Pick<FastifyInstance, 'store' | 'keyring' | 'mail' | 'log'>;

declare module 'fastify' {
  interface FastifyInstance {
    documents: {
      /** What a scan says of a file that is being sent; `waiting` when the scanner gives no verdict in time. */
      scan(bytes: Buffer): Promise<ScanState>;
      /** Scans from now on the documents that wait; it ends with the server. */
      startScanning(): void;
    };
  }
}

const codeOf = (error: unknown) => {
  if (error instanceof ClamdError) return error.code;
  return error instanceof Error ? error.name : 'unknown error';
};

/** Scans documents while they are sent, and later those that were sent while the scanner was away. */
export class DocumentScanner {
  readonly #url: string;
  readonly #parts: Parts;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;
  #failing = false;

  constructor(url: string, parts: Parts) {
    this.#url = url;
    this.#parts = parts;
  }

  async scan(bytes: Buffer): Promise<ScanState> {
    try {
      const signature = await scanBytes(this.#url, bytes, UPLOAD_LIMIT_MS);
      this.#works();
      if (signature) this.#parts.log.warn(`a document was refused: ${signature}`);
      return signature ? 'infected' : 'clean';
    } catch (error) {
      this.#warn(error);
      return 'waiting';
    }
  }

  start(): void {
    const look = () => void this.scanDue().then(() => !this.#stopped && this.#timer?.refresh());
    this.#timer = setTimeout(look, LOOK_MS).unref();
    look();
  }

  /** Waits a little for the scan under way. If that was too little, the document is scanned after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#turn, wait(STOP_MS, undefined, { ref: false })]);
  }

  /** Scans all that waits and is due. It never rejects. */
  scanDue(now = new Date()): Promise<void> {
    this.#turn = this.#turn.then(() => this.#scanAll(now)).catch((error) => this.#warn(error));
    return this.#turn;
  }

  async #scanAll(now: Date): Promise<void> {
    let isAsked = false;
    while (!this.#stopped) {
      const document = await claimDocument(this.#parts.store, now);
      if (!document) return;
      try {
        // First, so that no document is read and decrypted for a scanner that is away.
        if (!isAsked) await pingClamd(this.#url, PING_LIMIT_MS);
        isAsked = true;
        await this.#scanOne(document);
        this.#works();
      } catch (error) {
        await postponeDocument(this.#parts.store, document, new Date(now.getTime() + LOOK_MS));
        this.#warn(error);
        if (!isAsked) return;
        isAsked = false;
      }
    }
  }

  async #scanOne(document: WaitingDocument): Promise<void> {
    const { store, keyring } = this.#parts;
    const sealed = await readContent(store, document);
    const bytes = unseal(keyring, sealed, documentPlace(document.reference, document.kind));
    // A damaged document cannot be opened by the staff either.
    if (!bytes) return void (await noteScan(store.db, document, 'unscanned'));
    const signature = await scanBytes(this.#url, bytes, BACKGROUND_LIMIT_MS);
    if (signature) await this.#delete(document, signature);
    else await noteScan(store.db, document, 'clean');
  }

  async #delete(document: WaitingDocument, signature: string): Promise<void> {
    const { store, mail, log } = this.#parts;
    const { reference } = document;
    const language = await this.#languageOf(reference);
    const isDeleted = await store.db.transaction().execute(async (db) => {
      if (!(await noteScan(db, document, 'infected'))) return false;
      await mail.queue(db, { about: 'kyc-document', reference, hasSealedEmail: true, language });
      return true;
    });
    if (!isDeleted) return;
    log.warn(`a document of ${reference} was deleted: ${signature}`);
    await dropContent(store, document, document.content);
  }

  /** That of the confirmation, which is kept for a day. */
  async #languageOf(reference: string): Promise<Lang> {
    const sent = this.#parts.store.db.selectFrom('mail').select('language').where('reference', '=', reference);
    const language = (await sent.executeTakeFirst())?.language ?? '';
    return isLang(language) ? language : 'en';
  }

  #works(): void {
    if (this.#failing) this.#parts.log.info('documents are scanned again');
    this.#failing = false;
  }

  #warn(error: unknown): void {
    if (!this.#failing) this.#parts.log.warn(`documents cannot be scanned, and wait: ${codeOf(error)}`);
    this.#failing = true;
  }
}

/** Scans for viruses when there is a scanner. */
export function documentScans(app: FastifyInstance, clamdUrl: string | undefined): void {
  if (!clamdUrl) {
    app.decorate('documents', { scan: async () => 'unscanned', startScanning: () => {} });
    return;
  }
  const scanner = new DocumentScanner(clamdUrl, app);
  app.decorate('documents', { scan: (bytes) => scanner.scan(bytes), startScanning: () => scanner.start() });
  app.addHook('onClose', () => scanner.stop());
}
