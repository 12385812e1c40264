import { type MutationOutcome, sendResult } from '@nzete/api-client/forms';
import { checkForm, type FormAnswer, readForm } from '@nzete/ui/Form';
import type { Language } from '@nzete/ui/format';
import type { SendFailure } from '@nzete/ui/SendOutcome';
import type { AnyObjectSchema } from 'yup';
import type { FormDrafts } from './formDrafts.ts';
import type { AppDispatch, AppThunk } from './rootReducer.ts';

/** A form that a browser sent without JavaScript. */
export interface SentForm {
  fields: FormData;
  /** The language of the page. */
  lang: Language;
  dispatch: AppDispatch;
  /** For forms in several steps. */
  drafts: FormDrafts;
}

/** A form that was received. */
export interface ReceivedForm {
  ok: true;
  reference?: string | undefined;
  /** The page that is shown next, instead of the confirmation. */
  next?: string | undefined;
}

/** Received, or the answer that the page shows, with its status (200 for a question). */
export type FormResult = ReceivedForm | { ok: false; status: number; answer: FormAnswer<object, unknown> };

/** Validates a form and sends it. */
export type FormHandler = (sent: SentForm) => Promise<FormResult>;

interface FormHandlerOptions<Values> {
  /** The values of the empty form. */
  empty: Values;
  schema: AnyObjectSchema;
  /** The mutation of the client that sends valid values. */
  send: (values: Values) => AppThunk<PromiseLike<MutationOutcome>>;
}

/** Handles a form with a schema. An error of the schema never reaches the API. */
export function formHandler<Values extends object>({ empty, schema, send }: FormHandlerOptions<Values>): FormHandler {
  return async ({ fields, dispatch }) => {
    const values = readForm(fields, empty);
    const errors = await checkForm(values, schema);
    if (Object.keys(errors).length > 0) return { ok: false, status: 422, answer: { values, errors } };
    const result = sendResult(await dispatch(send(values)));
    if (result.ok) return result;
    const refused = result.reason === 'refused' ? result.fields : {};
    return { ok: false, status: statusOf(result), answer: { values, errors: refused, outcome: result } };
  };
}

/** The status of an answer. */
export function statusOf({ reason }: SendFailure): number {
  if (reason === 'refused' || reason === 'too-long') return 422;
  return reason === 'wait' ? 429 : 503;
}
