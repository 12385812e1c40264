import type { FormAnswer } from '@nzete/ui/Form';
import type { SendFailure } from '@nzete/ui/SendOutcome';
import { useSelector } from 'react-redux';
import { useActionData } from 'react-router-dom';
import type { RootState } from './rootReducer.ts';

/** The data of an action: the answer to a form that was sent without JavaScript. */
export interface ActionAnswer extends FormAnswer<object, unknown> {
  /** The value of its submit button (`intent`). */
  form: string;
}

/**
 * The server's answer to a form of this page that was sent without JavaScript, or that was kept and
 * opened again, if there is one.
 */
export function useFormAnswer<Values, Outcome = SendFailure>(form: string) {
  const answer = useActionData() as ActionAnswer | undefined;
  const reopened = useSelector(({ outbox }: RootState) => outbox?.reopened);
  const found = [answer, reopened].find((one) => one?.form === form);
  // The handler of the form has written it, or the form itself.
  return found as FormAnswer<Values, Outcome> | undefined;
}
