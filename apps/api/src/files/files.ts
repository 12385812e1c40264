/** A place for sealed texts that are too large, or too many, for the database. */
export interface Files {
  put(name: string, content: string): Promise<void>;
  /** `undefined` when there is none of that name. */
  get(name: string): Promise<string | undefined>;
  /** Also when there is none of that name. */
  delete(name: string): Promise<void>;
  /** The names that begin so. */
  list(prefix: string): Promise<string[]>;
}
