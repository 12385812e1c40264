import type { FormAnswer } from '@nzete/ui/Form';
import type { SendFailure } from '@nzete/ui/SendOutcome';
import { useActionData } from 'react-router-dom';

/** The data of an action: the answer to a form that was sent without JavaScript. */
export interface ActionAnswer extends FormAnswer<object, unknown> {
  /** The value of its submit button (`intent`). */
  form: string;
}

/** The server's answer to a form of this page that was sent without JavaScript, if there is one. */
export function useFormAnswer<Values, Outcome = SendFailure>(form: string) {
  const answer = useActionData() as ActionAnswer | undefined;
  // The handler of the form has written it.
  return answer?.form === form ? (answer as FormAnswer<Values, Outcome>) : undefined;
}
