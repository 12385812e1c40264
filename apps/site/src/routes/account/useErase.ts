import { readError, useOnce } from '@nzete/api-client';
import { type Erasure, type ErasureRequest, useEraseOwnDataMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { logout } from '../../features/auth/auth.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import { dataMessages } from './data.messages.ts';

const schema = object({ password: string().required('passwordMissing').max(128, 'passwordWrong') });

/** State and behaviour of the form that erases everything. */
export function useErase(onErased: (erasure: Erasure) => void) {
  const dispatch = useDispatch<AppDispatch>();
  // Sent again, it finds no session any more if only its answer was lost.
  const erase = useOnce(useEraseOwnDataMutation()[0]);
  const [result, setResult] = useState<SendResult>();
  const form = useForm<ErasureRequest>({
    initialValues: { password: '' },
    schema,
    labels: dataMessages,
    errors: dataMessages,
    focus: 'first-field',
    onSubmit: async (erasureRequest, { setStatus }) => {
      setResult(undefined);
      const { data, error } = await erase({ erasureRequest });
      if (data) {
        onErased(data);
        dispatch(logout());
      } else if (readError(error).fields.length > 0) {
        setStatus(serverErrors(erasureRequest, { password: 'passwordWrong' }));
      } else setResult(sendResult({ error }));
    },
  });
  const clear = () => {
    form.formik.resetForm();
    setResult(undefined);
  };
  return { ...form, result, clear };
}
