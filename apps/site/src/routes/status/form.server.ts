import { applicationsApi } from '@nzete/api-client/applications';
import { checkForm, readForm } from '@nzete/ui/Form';
import { type FormHandler, statusOf } from '../../shared/formHandler.server.ts';
import { emptyQuestion, questionSchema, statusOutcome } from './question.ts';

/** Answers on the page itself, so that neither number nor address is in its URL. */
export const statusForm: FormHandler = async ({ fields, dispatch }) => {
  const values = readForm(fields, emptyQuestion);
  const errors = await checkForm(values, questionSchema);
  if (Object.keys(errors).length > 0) return { ok: false, status: 422, answer: { values, errors } };
  const statusQuestion = questionSchema.cast(values);
  const outcome = statusOutcome(
    await dispatch(applicationsApi.endpoints.findApplicationStatus.initiate({ statusQuestion })),
  );
  const status = 'found' in outcome ? 200 : 'failure' in outcome ? statusOf(outcome.failure) : 404;
  return { ok: false, status, answer: { values, errors: {}, outcome } };
};
