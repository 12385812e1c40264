import { useOnce } from '@nzete/api-client';
import type { Registration } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { login, register } from '../../features/auth/auth.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { accountPath } from '../../shared/routes.ts';
import { useOpenPage } from '../../shared/useOpenPage.ts';
import { messages } from './messages.ts';
import { emptyRegistration, registrationErrors, registrationSchema } from './registration.ts';

/** State and behaviour of the form: it creates the account, then signs in. */
export function useRegister() {
  const dispatch = useDispatch<AppDispatch>();
  const openPage = useOpenPage();
  const [result, setResult] = useState<SendResult>();
  /** The account was created, but signing in failed. */
  const [isCreated, setCreated] = useState(false);
  const create = useOnce<{ registration: Registration }, { error?: unknown }>(
    ({ registration, 'Idempotency-Key': key }) =>
      dispatch(register(registration, key)).then(
        () => ({}),
        (error: unknown) => ({ error }),
      ),
  );
  const form = useForm<Registration>({
    initialValues: emptyRegistration,
    schema: registrationSchema,
    labels: messages,
    errors: messages,
    focus: 'first-field',
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const registration = registrationSchema.cast(values);
      const { error } = await create({ registration });
      if (error) {
        const errors = registrationErrors(error);
        setStatus(serverErrors(values, errors));
        return Object.keys(errors).length > 0 ? undefined : setResult(sendResult({ error }));
      }
      try {
        await dispatch(login(registration));
      } catch {
        return setCreated(true);
      }
      await openPage(accountPath);
    },
  });
  return { ...form, result, isCreated };
}
