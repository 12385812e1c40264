/** How often something was done (see `limits/`). The key is a keyed hash of what was done and by whom. */
interface LimitCountTable {
  key_hash: string;
  used: number;
  /** How often it may be done. */
  max: number;
  /** Milliseconds since the epoch on the clock of the database: when counting begins again. */
  ends_at: number;
}

export interface LimitTables {
  limit_count: LimitCountTable;
}
