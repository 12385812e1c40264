import { readError } from '@nzete/api-client';
import { assistantApi } from '@nzete/api-client/assistant';
import type { FormHandler, FormResult } from '../../shared/formHandler.server.ts';
import type { Answered } from './question.ts';

/** The text of a question, as the server accepts it. */
const questionIn = (fields: FormData, name: string) => String(fields.get(name) ?? '').trim();

function answered<Reply>(name: string, asked: string, result: { data?: Reply; error?: unknown }): FormResult {
  const { status, detail, retryAfter } = readError(result.error);
  const outcome: Answered<Reply> = result.data ? { reply: result.data, asked } : { failure: { detail, retryAfter } };
  // A question that was not answered stays in its field.
  const answer = { values: { [name]: result.data ? '' : asked }, errors: {}, outcome };
  return { ok: false, status: result.data ? 200 : (status ?? 503), answer };
}

const blank = (name: string): FormResult => ({
  ok: false,
  status: 422,
  answer: { values: { [name]: '' }, errors: {} },
});

/** Answers a question that was asked without JavaScript on the page itself. */
export const chatForm: FormHandler = async ({ fields, lang, dispatch }) => {
  const message = questionIn(fields, 'message');
  if (!message) return blank('message');
  const chatRequest = { user_id: 'web_user', session_id: 'default_session', message, lang };
  return answered('message', message, await dispatch(assistantApi.endpoints.askAssistant.initiate({ chatRequest })));
};

/** Writes a report that was asked for without JavaScript on the page itself. */
export const analysisForm: FormHandler = async ({ fields, lang, dispatch }) => {
  const query = questionIn(fields, 'query');
  if (!query) return blank('query');
  const analysisRequest = { query, lang };
  return answered('query', query, await dispatch(assistantApi.endpoints.createAnalysis.initiate({ analysisRequest })));
};
