'use client';

import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { useEffect, useRef } from 'react';

/** After the last key, in milliseconds: long enough for a slow phone to show it, too short to wait for. */
const PAUSE_MS = 100;

/**
 * `useFormik` for slow phones: typing only stores the value. While an error shows, the form is checked when typing pauses, so that the error
 * goes as soon as it is corrected; after a tick it is checked at once, so that the next tick does not move. Leaving a field and sending
 * check the form as usual.
 */
export function useQuickFormik<Values extends FormikValues>(config: Omit<FormikConfig<Values>, 'validateOnChange'>) {
  const formik = useFormik<Values>({ ...config, validateOnChange: false });
  const { values, errors, touched, validateForm } = formik;
  const showsError = Object.keys(errors).some((name) => touched[name]);
  const known = useRef<FormikValues>(values);
  useEffect(() => {
    const isTicked = Object.keys(values).some(
      (name) => typeof values[name] !== 'string' && values[name] !== known.current[name],
    );
    known.current = values;
    if (!showsError) return;
    const pause = setTimeout(() => void validateForm(), isTicked ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [values, showsError, validateForm]);
  return formik;
}
