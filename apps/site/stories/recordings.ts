/** A recorded answer of the API. */
export interface RecordedAnswer {
  body: unknown;
  /** `X-Total-Count`, of a call that answers with a part of a list. */
  total?: string;
}

/** Answers by call, such as `/team?lang=fr`. */
export type Recording = Readonly<Record<string, RecordedAnswer>>;

/** What `tooling/record.ts` prints. */
export interface Recordings {
  /** The API with its content, and the weather of all provinces. */
  content: Recording;
  /** The answers that differ before any weather has been read. */
  samples: Recording;
  /** The answers that differ while all lists are empty that may be. */
  empty: Recording;
}
