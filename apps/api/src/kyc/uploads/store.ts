import type { Readable } from 'node:stream';
import type { KycDocumentKind } from '@nzete/domain';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { claimKey } from '../../crypto/load.ts';
import { seal, unseal } from '../../crypto/seal.ts';
import { HttpError } from '../../http/problems/problem.ts';
import { UPLOAD_LIFETIME_MS } from '../applications.ts';
import { documentProblems } from '../problems.ts';
import { partContext } from '../seal-contexts.ts';
import { readPart } from './part.ts';
import { receiveDocument } from './receive-document.ts';

export interface UploadKey {
  reference: string;
  kind: KycDocumentKind;
  id: string;
}

/** The name of an upload in the tus server: the part of its URL after the prefix. */
export const uploadName = ({ reference, kind, id }: UploadKey): string => `${reference}/${kind}/${id}`;

function keyOf(name: string): UploadKey {
  const [reference = '', kind = '', id = ''] = name.split('/');
  return { reference, kind: kind as KycDocumentKind, id }; // the route has validated the kind
}

type Parts = Pick<FastifyInstance, 'store' | 'keyring' | 'documents'>;

/**
 * Keeps the parts of documents encrypted in the database, where every server finds them. The last
 * part counts only once the whole document is stored, so that a client sends it again otherwise.
 */
export class UploadStore extends DataStore {
  readonly #app: Parts;

  constructor(app: Parts) {
    super();
    this.#app = app;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  get #db() {
    return this.#app.store.db;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { size = 0, metadata, creation_date } = upload;
    const created_at = creation_date ?? new Date().toISOString();
    const values = { ...keyOf(upload.id), type: metadata?.filetype ?? '', size, received: 0, created_at };
    await this.#db.insertInto('kyc_upload').values(values).execute();
    return upload;
  }

  override async getUpload(name: string): Promise<Upload> {
    const { type, size, received: offset, created_at: creation_date } = await this.#find(name);
    return new Upload({ id: name, size, offset, metadata: { filetype: type }, creation_date });
  }

  override async remove(name: string): Promise<void> {
    const { id } = await this.#find(name);
    await this.#db.deleteFrom('kyc_upload').where('id', '=', id).execute();
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }

  override async deleteExpired(): Promise<number> {
    const past = new Date(Date.now() - UPLOAD_LIFETIME_MS).toISOString();
    const { numDeletedRows } = await this.#db
      .deleteFrom('kyc_upload')
      .where('created_at', '<=', past)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  /** The response to the last part, also for a client that did not get it. */
  async documentOf(name: string): Promise<string | null> {
    return (await this.#find(name)).document;
  }

  /** Keeps what has arrived of a part even if the connection breaks. Returns the new offset. */
  override async write(stream: Readable, name: string, offset: number): Promise<number> {
    const upload = await this.#find(name);
    const { bytes, failure } = await readPart(stream);
    const end = offset + bytes.length;
    if (bytes.length > 0 && end === upload.size) await this.#finish(name, upload.type, offset, bytes);
    else if (bytes.length > 0) await this.#keep(upload.id, offset, bytes);
    if (failure) throw failure;
    return end;
  }

  async #find(name: string) {
    const { reference, kind, id } = keyOf(name);
    const upload = await this.#db
      .selectFrom('kyc_upload')
      .selectAll()
      .where('id', '=', id)
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (!upload) throw ERRORS.FILE_NOT_FOUND;
    return upload;
  }

  async #keep(id: string, start: number, bytes: Buffer): Promise<void> {
    const { store, keyring } = this.#app;
    await claimKey(store, keyring);
    const content = seal(keyring, bytes, partContext(id, start));
    await this.#advance(id, start, start + bytes.length, null, content);
  }

  async #finish(name: string, type: string, start: number, last: Buffer): Promise<void> {
    const { reference, kind, id } = keyOf(name);
    const bytes = Buffer.concat([...(await this.#readParts(name, start)), last]);
    try {
      const document = await receiveDocument(this.#app, { reference, kind, type, bytes });
      await this.#advance(id, start, bytes.length, JSON.stringify(document));
    } catch (error) {
      // A file that is refused is not kept, and is not asked for again.
      if (error instanceof HttpError && error.statusCode === 422) await this.remove(name);
      throw error;
    }
  }

  /** The parts before an offset. If one is damaged or its key is gone, the upload begins again. */
  async #readParts(name: string, end: number): Promise<Buffer[]> {
    const { id } = keyOf(name);
    const rows = this.#db.selectFrom('kyc_upload_part').select(['start', 'content']).where('id', '=', id);
    const parts: Buffer[] = [];
    let read = 0;
    for (const { start, content } of await rows.orderBy('start').execute()) {
      const part = start === read ? unseal(this.#app.keyring, content, partContext(id, start)) : undefined;
      if (!part) break;
      parts.push(part);
      read += part.length;
    }
    if (read === end) return parts;
    await this.remove(name);
    throw documentProblems.uploadGone();
  }

  /** Only from the expected offset: another server may have been faster. */
  async #advance(id: string, from: number, received: number, document: string | null, content?: string) {
    await this.#db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('kyc_upload')
        .set({ received, document })
        .where('id', '=', id)
        .where('received', '=', from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw ERRORS.INVALID_OFFSET;
      if (content) await db.insertInto('kyc_upload_part').values({ id, start: from, content }).execute();
      else await db.deleteFrom('kyc_upload_part').where('id', '=', id).execute();
    });
  }
}
