/** `slot` is always `current`: the one row names the key of the database (see `crypto/load.ts`). */
interface EncryptionKeyTable {
  slot: string;
  key_id: string;
}

declare module '../db/types.ts' {
  interface Database {
    encryption_key: EncryptionKeyTable;
  }
}

export {};
