'use client';

import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** After the last key, in milliseconds: long enough for a slow phone to show it, too short to wait for. */
const PAUSE_MS = 100;

/**
 * `useFormik` for slow phones: typing only stores the value. While an error shows, the form is checked when the fingers pause, so that the error
 * goes as soon as it is corrected; after a tick it is checked at once, so that nothing moves under the next one. Leaving a field checks the
 * form too, and only then counts the field as touched, because the errors of an earlier check may be out of date. While a pointer is down no
 * check begins: an error that came or went would move the button under it, and the press would be lost.
 */
export function useQuickFormik<Values extends FormikValues>(
  config: Omit<FormikConfig<Values>, 'validateOnChange' | 'validateOnBlur'>,
) {
  const formik = useFormik<Values>({ ...config, validateOnChange: false, validateOnBlur: false });
  const { values, errors, touched, submitCount, validateForm, setFieldTouched, getFieldProps } = formik;
  const whenReleased = useWhenReleased();
  const showsError = Object.keys(errors).some((name) => touched[name]);
  const known = useRef<FormikValues>(values);
  useEffect(() => {
    const isTicked = Object.keys(values).some(
      (name) => typeof values[name] !== 'string' && values[name] !== known.current[name],
    );
    known.current = values;
    if (!showsError) return;
    return whenReleased(() => void validateForm(), isTicked ? 0 : PAUSE_MS);
  }, [values, showsError, validateForm, whenReleased]);

  const left = useRef(new Set<string>());
  const stopCheck = useRef(() => {});
  const leaveField = useCallback(
    (name: string) => {
      const check = async () => {
        const names = [...left.current];
        await validateForm();
        for (const each of names) if (left.current.delete(each)) void setFieldTouched(each, true, false);
      };
      left.current.add(name);
      stopCheck.current();
      stopCheck.current = whenReleased(() => void check());
    },
    [validateForm, setFieldTouched, whenReleased],
  );
  // Sending touches and checks all fields itself, and may show others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about each time that the form is sent
  useEffect(() => {
    const names = left.current;
    return () => {
      stopCheck.current();
      names.clear();
    };
  }, [submitCount]);
  const leave = useCallback(({ target }: FocusEvent<HTMLInputElement>) => leaveField(target.name), [leaveField]);
  const fieldProps: typeof getFieldProps = (options) => ({ ...getFieldProps(options), onBlur: leave });
  return { ...formik, getFieldProps: fieldProps, setFieldTouched: leaveField };
}

/** Does something after a time in which no pointer is down, and after the click that a pointer ends with. It returns what calls it off. */
type WhenReleased = (act: () => void, ms?: number) => () => void;

function useWhenReleased(): WhenReleased {
  const isDown = useRef(false);
  useEffect(() => {
    const listeners = new AbortController();
    const listen = (type: string, isNowDown: boolean) => {
      const remember = () => {
        isDown.current = isNowDown;
      };
      window.addEventListener(type, remember, { capture: true, signal: listeners.signal });
    };
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => listeners.abort();
  }, []);
  return useCallback((act, ms = 0) => {
    const waiting = new AbortController();
    let timer = setTimeout(tryNow, ms);
    function tryNow() {
      if (!isDown.current) return act();
      const release = () => {
        timer = setTimeout(tryNow);
      };
      for (const type of ['pointerup', 'pointercancel'])
        window.addEventListener(type, release, { once: true, signal: waiting.signal });
    }
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, []);
}
