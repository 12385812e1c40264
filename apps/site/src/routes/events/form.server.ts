import { readError } from '@nzete/api-client';
import { applicationsApi } from '@nzete/api-client/applications';
import { type FormHandler, formHandler } from '../../shared/formHandler.server.ts';
import { sentPath } from '../../shared/routes.ts';
import { emptySignUp, shownAs, signUpCall, signUpSchema } from './signUp.ts';

/** Signs up for an event without JavaScript. */
export const signUpForm: FormHandler = async (sent) => {
  let shown = shownAs();
  let isRefused = false;
  const handle = formHandler({
    empty: emptySignUp,
    schema: signUpSchema,
    send: (values) => async (dispatch) => {
      const result = await dispatch(applicationsApi.endpoints.signUpForEvent.initiate(signUpCall(values)));
      shown = shownAs(result.data);
      isRefused = [404, 409].includes(readError(result.error).status ?? 0);
      return result;
    },
  });
  const result = await handle(sent);
  // The seats are taken, or the event is over: that is no failure of the server.
  if (!result.ok) return isRefused ? { ...result, status: 409 } : result;
  const query = new URLSearchParams({ form: shown, reference: result.reference ?? '' });
  return { ...result, next: `${sentPath}?${query}` };
};
