/** The forms that can be sent later, by their `intent`. */
export type FormName =
  | 'volunteer'
  | 'partnership'
  | 'partnership-short'
  | 'feedback'
  | 'course-interest'
  | 'newsletter'
  | 'update'
  | 'event-sign-up';

/** A field as the visitor saw it, in the language of the page. */
interface SummaryEntry {
  name: string;
  label: string;
  /** Empty for a ticked box, whose label says it all. */
  value: string;
}

/** What a visitor wrote. It is only stored encrypted. */
export interface Content {
  /** The arguments of the client’s mutation, without the key. */
  args: Readonly<Record<string, unknown>>;
  /** The values of the form, to open it again. */
  values: object;
  summary: readonly SummaryEntry[];
}

/** Why the server refused a form, in the language in which it was sent. */
export interface Refusal {
  detail?: string | undefined;
  /** By the name of the field. */
  fields: Readonly<Record<string, string>>;
}

/**
 * `waiting` to be sent; `opened` again in its form, which sends it; `refused` or `arrived`: the
 * server has answered.
 */
type KeptState = 'waiting' | 'opened' | 'refused' | 'arrived';

/** A form on this device, without what the visitor wrote. */
export interface KeptForm {
  /** The `Idempotency-Key` of every attempt, the first one included. */
  id: string;
  form: FormName;
  /** The code of the language of the page. */
  lang: string;
  /** Milliseconds */
  keptAt: number;
  state: KeptState;
  /** The attempts that the server did not answer, or answered with "later". */
  attempts: number;
  /** The server asked not to be called before this time, in milliseconds. */
  notBefore: number;
  arrivedAt?: number | undefined;
  reference?: string | undefined;
  refusal?: Refusal | undefined;
  /** The visitor has been told that it arrived or was refused. */
  isTold: boolean;
}

/** Forms are forgotten after this time, whatever became of them. */
export const KEPT_DAYS = 14;
