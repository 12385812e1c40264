import type { Credentials } from '@nzete/api-client/accounts';
import { useForm } from '@nzete/ui/Form';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { login } from '../../features/auth/auth.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { accountPath } from '../../shared/routes.ts';
import { useOpenPage } from '../../shared/useOpenPage.ts';
import { credentialsSchema, emptyCredentials, type LoginFailure, loginFailure } from './credentials.ts';
import { messages } from './messages.ts';

/** State and behaviour of the form. */
export function useLogin() {
  const dispatch = useDispatch<AppDispatch>();
  const openPage = useOpenPage();
  const [failure, setFailure] = useState<LoginFailure>();
  const form = useForm<Credentials>({
    initialValues: emptyCredentials,
    schema: credentialsSchema,
    labels: messages,
    errors: messages,
    focus: 'first-field',
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await dispatch(login(credentialsSchema.cast(values)));
      } catch (error) {
        return setFailure(loginFailure(error));
      }
      await openPage(accountPath);
    },
  });
  return { ...form, failure };
}
