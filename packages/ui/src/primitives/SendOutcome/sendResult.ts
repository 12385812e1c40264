import type { ReactNode } from 'react';
import type { FieldErrors } from '../Form/formErrors.ts';

/**
 * Why a form was not received. Without a network a host may offer another way to send it, such as
 * `SendLater`, which shows below the reason.
 */
export type SendFailure =
  /** The device has no network. */
  | { ok: false; reason: 'offline'; offer?: ReactNode }
  /** The device is online, but no response came. */
  | { ok: false; reason: 'no-response'; offer?: ReactNode }
  /** Rate limited; the number of seconds until the next attempt. */
  | { ok: false; reason: 'wait'; seconds: number }
  /** The request is larger than the server accepts. */
  | { ok: false; reason: 'too-long' }
  /** Fields that the server rejected, each with a localised text that follows the field's name. */
  | { ok: false; reason: 'refused'; fields: FieldErrors }
  /** Any other failure, with the server's localised text if there is one. */
  | { ok: false; reason: 'other'; detail?: string | undefined };

/** The outcome of a submit. Visitors quote the `reference` when they ask about it. */
export type SendResult = { ok: true; reference?: string | undefined } | SendFailure;
