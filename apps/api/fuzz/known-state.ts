/** State of this server without which an operation cannot succeed. */
export interface Known {
  /** Values of parameters of the path or the query, by their names. */
  parameters?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A file that the operation takes. */
  file?: Buffer;
  authorization?: string;
  /** The headers of a session of staff. */
  session?: Record<string, string>;
}
