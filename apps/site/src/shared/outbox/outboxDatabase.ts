import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { createContentKey, type Sealed, seal, unseal } from './cipher.ts';
import { type Content, KEPT_DAYS, type KeptForm } from './keptForm.ts';

interface StoredForm extends KeptForm {
  /** Removed once the form has arrived. */
  sealed?: Sealed | undefined;
}

interface OutboxSchema extends DBSchema {
  forms: { key: string; value: StoredForm };
  keys: { key: string; value: CryptoKey };
}

const NAME = 'outbox';
const KEY = 'content';
const KEPT_MS = KEPT_DAYS * 86_400_000;

/** Opened for each operation, so that no tab ever blocks a newer version of the database. */
async function withDatabase<Result>(run: (db: IDBPDatabase<OutboxSchema>) => Promise<Result>): Promise<Result> {
  const db = await openDB<OutboxSchema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('forms', { keyPath: 'id' });
      created.createObjectStore('keys');
    },
  });
  try {
    return await run(db);
  } finally {
    db.close();
  }
}

async function contentKey(db: IDBPDatabase<OutboxSchema>): Promise<CryptoKey> {
  const known = await db.get('keys', KEY);
  if (known) return known;
  const created = await createContentKey();
  // Another tab may have been quicker.
  const store = db.transaction('keys', 'readwrite').store;
  const first = await store.get(KEY);
  if (first) return first;
  await store.put(created, KEY);
  return created;
}

const withoutContent = ({ sealed: _, ...form }: StoredForm): KeptForm => form;

/**
 * The forms on this device that wait to be sent, in IndexedDB; for pages and the service worker.
 * Every call rejects when the browser stores nothing: in a private window, or when it is full.
 */
export const outboxDatabase = {
  keep: (form: KeptForm, content: Content): Promise<void> =>
    withDatabase(async (db) => {
      const sealed = await seal(await contentKey(db), form.id, content);
      await db.put('forms', { ...form, sealed });
    }),

  /** The forms in the order in which they were kept. Removes those that are too old. */
  list: (now = Date.now()): Promise<KeptForm[]> =>
    withDatabase(async (db) => {
      const { store } = db.transaction('forms', 'readwrite');
      const all = await store.getAll();
      const isOld = ({ keptAt }: KeptForm) => now - keptAt >= KEPT_MS;
      await Promise.all(all.filter(isOld).map(({ id }) => store.delete(id)));
      return all
        .filter((form) => !isOld(form))
        .sort((one, other) => one.keptAt - other.keptAt)
        .map(withoutContent);
    }),

  find: (id: string): Promise<KeptForm | undefined> =>
    withDatabase(async (db) => {
      const found = await db.get('forms', id);
      return found && withoutContent(found);
    }),

  /** What the visitor wrote; undefined if it is gone, or can no longer be decrypted. */
  contentOf: (id: string): Promise<Content | undefined> =>
    withDatabase(async (db) => {
      const [form, key] = await Promise.all([db.get('forms', id), db.get('keys', KEY)]);
      return form?.sealed && key ? unseal(key, id, form.sealed).catch(() => undefined) : undefined;
    }),

  /** Changes a form that is still there, and says whether it was. */
  change: (id: string, change: (form: KeptForm) => Partial<KeptForm>): Promise<boolean> =>
    withDatabase(async (db) => {
      const { store } = db.transaction('forms', 'readwrite');
      const form = await store.get(id);
      if (!form) return false;
      const changed = { ...form, ...change(form) };
      if (changed.state === 'arrived') delete changed.sealed;
      await store.put(changed);
      return true;
    }),

  remove: (id: string): Promise<void> => withDatabase((db) => db.delete('forms', id)),
};

export type OutboxDatabase = typeof outboxDatabase;
