import { applicationsApi } from '@nzete/api-client/applications';
import { formHandler } from '../../shared/formHandler.server.ts';
import { emptyFeedback, feedbackCall, feedbackSchema } from './feedback.ts';

/** Sends a letter that was written without JavaScript. */
export const feedbackForm = formHandler({
  empty: emptyFeedback,
  schema: feedbackSchema,
  send: (values) => applicationsApi.endpoints.sendFeedback.initiate(feedbackCall(values)),
});
