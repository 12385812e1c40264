import type { FieldErrors } from '../Form/formErrors.ts';

/** Why a form did not arrive, and what is known of it. */
export type SendFailure =
  /** The device has no network. */
  | { ok: false; reason: 'offline' }
  /** The network is there, and no answer came. */
  | { ok: false; reason: 'no-answer' }
  /** Too much was sent lately; after how many seconds it may be sent again. */
  | { ok: false; reason: 'wait'; seconds: number }
  /** It is longer than the server takes. */
  | { ok: false; reason: 'too-long' }
  /** Fields that the server did not accept, each with its sentence in the reader's language, to be read after the field's name. */
  | { ok: false; reason: 'refused'; fields: FieldErrors }
  /** Anything else, with the server's sentence in the reader's language when it gave one. */
  | { ok: false; reason: 'other'; detail?: string | undefined };

/** The outcome of a form that was sent. `reference` is what the visitor quotes when asking about it. */
export type SendResult = { ok: true; reference?: string | undefined } | SendFailure;
