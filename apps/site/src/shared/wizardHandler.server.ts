import { type MutationOutcome, sendResult } from '@nzete/api-client/forms';
import { checkForm, type FormAnswer, readForm } from '@nzete/ui/Form';
import type { AnyObjectSchema } from 'yup';
import { type FormHandler, type ReceivedForm, type SentForm, statusOf } from './formHandler.server.ts';

/** The answer to a step: the wizard shows it with these values. */
export interface WizardAnswer<Values> extends FormAnswer<Values> {
  /** The name of the form, whichever button was pressed. */
  form: string;
  /** The step to show, from 1. */
  step: number;
  /** The id of the values. */
  draft: string;
  /** The values of earlier steps were erased, because they were kept for too long. */
  isExpired?: boolean;
}

interface WizardHandlerOptions<Values> {
  /** The name of the form: the value of its Next button. */
  name: string;
  /** The values of the empty form. */
  empty: Values;
  stepCount: number;
  schemaOf: (step: number) => AnyObjectSchema;
  fieldsOf: (step: number) => readonly (keyof Values)[];
  /** The step of a field that the server refused. */
  stepOf: (field: string) => number;
  /** Reads fields that are more than one control. */
  read?: (fields: FormData) => Partial<Values>;
  /** Checks what is not in the schema, such as files: more of the answer if something is wrong. */
  check?: (fields: FormData) => Promise<object | undefined>;
  /** Sends the values of all steps. */
  send: (values: Values, sent: SentForm) => Promise<MutationOutcome & Pick<ReceivedForm, 'next'>>;
}

/**
 * Handles a form in steps: `next` validates a step and opens the one after it, or sends the form;
 * `back` opens the one before. The values of all steps are in a draft on the server.
 */
export function wizardHandler<Values extends object>(options: WizardHandlerOptions<Values>) {
  const { name, empty, stepCount, schemaOf, fieldsOf, stepOf, read, check, send } = options;

  const open = async ({ fields, drafts }: SentForm) => {
    const id = String(fields.get('draft') ?? '');
    const { received, ...kept } = (id && (await drafts.read(id))) || {};
    const requested = Number(fields.get('step'));
    const sentStep = requested >= 1 && requested <= stepCount ? Math.floor(requested) : 1;
    const isKept = Object.keys(kept).length > 0;
    const isExpired = sentStep > 1 && !isKept && !received;
    const own = new Set<keyof Values>(fieldsOf(sentStep));
    const sent = Object.entries({ ...readForm(fields, empty), ...read?.(fields) });
    const posted = Object.fromEntries(sent.filter(([field]) => own.has(field as keyof Values)));
    const values: Values = { ...empty, ...kept, ...posted };
    const show = async (step: number, more: Partial<WizardAnswer<Values>> = {}, status = 200) => {
      const draft = await drafts.save(values, isKept ? id : undefined);
      const answer: WizardAnswer<Values> = { form: name, step, draft, values, errors: {}, ...more };
      return { ok: false, status, answer } as const;
    };
    return {
      step: sentStep,
      isExpired,
      values,
      show,
      /** It was sent already: the button was pressed twice. */
      received: received as ReceivedForm | undefined,
      markAsReceived: (result: ReceivedForm) => drafts.save({ received: result }, id),
    };
  };

  const next: FormHandler = async (sent) => {
    const { step, isExpired, values, show, received, markAsReceived } = await open(sent);
    if (received) return received;
    if (isExpired) return show(1, { isExpired });
    // The last step checks the others too: their fields may have been sent by hand.
    for (let checked = step === stepCount ? 1 : step; checked <= step; checked += 1) {
      const errors = await checkForm(values, schemaOf(checked));
      if (Object.keys(errors).length > 0) return show(checked, { errors }, 422);
    }
    if (step < stepCount) return show(step + 1);
    const wrong = await check?.(sent.fields);
    if (wrong) return show(step, wrong, 422);
    const outcome = await send(values, sent);
    const result = sendResult(outcome);
    if (result.ok) {
      const received: ReceivedForm = { ...result, next: outcome.next };
      await markAsReceived(received);
      return received;
    }
    const refused = result.reason === 'refused' ? result.fields : {};
    const first = Math.min(stepCount, ...Object.keys(refused).map(stepOf));
    return show(first, { errors: refused, outcome: result }, statusOf(result));
  };

  const back: FormHandler = async (sent) => {
    const { step, isExpired, show } = await open(sent);
    return isExpired ? show(1, { isExpired }) : show(Math.max(1, step - 1));
  };

  return { [name]: next, [`${name}-back`]: back };
}
