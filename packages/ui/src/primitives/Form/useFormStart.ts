'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What is used of the object that `useFormik` returns. */
interface StartBag<Values extends object> {
  initialValues: Values;
  setValues: (change: (values: Values) => Values) => unknown;
  setFieldValue: (name: string, value: unknown) => unknown;
}

/**
 * Begins a formik form with what is there already: what was typed or ticked before the page was hydrated, and a draft. Fields are found by
 * their `name`, those of the top level of the values.
 *
 * @param restored what an earlier visit has left; it may come after the first rendering, and fills the fields that are still empty
 * @returns the ref for the `<form>`
 */
export function useFormStart<Values extends object>(
  formik: StartBag<Values>,
  restored?: Partial<Values>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const bag = useRef(formik);
  useEffect(() => {
    bag.current = formik;
  });
  // Before anything is rendered a second time, which would put the empty values over what was typed.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { initialValues, setFieldValue } = bag.current;
    const typed = typedValues(new FormData(form.current), initialValues);
    // One by one: a control of several parts has set its own value just now, which `setValues` does not know yet.
    for (const [name, value] of Object.entries(typed)) setFieldValue(name, value);
  }, []);
  useEffect(() => {
    if (!restored) return;
    const { initialValues, setValues } = bag.current;
    setValues((values) => fillEmpty(values, initialValues, restored));
  }, [restored]);
  return form;
}

/** The fields that hold something else than at the start. */
export function typedValues<Values extends object>(data: FormData, initialValues: Values): Partial<Values> {
  const entries = Object.entries(initialValues).flatMap(([name, initial]: [string, unknown]) => {
    const value = readAs(initial, data, name);
    return isEqual(value, initial) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Partial<Values>; // of the types of the initial values, as just read
}

function readAs(initial: unknown, data: FormData, name: string): unknown {
  if (Array.isArray(initial)) return data.getAll(name);
  if (typeof initial === 'boolean') return data.has(name);
  const value = data.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : initial;
}

/** The values, with those of a draft where the field is as at the start. */
export function fillEmpty<Values extends object>(
  values: Values,
  initialValues: Values,
  draft: Partial<Values>,
): Values {
  const initial = initialValues as Record<string, unknown>;
  const now = values as Record<string, unknown>;
  const entries = Object.entries(draft).filter(([name, value]) => {
    return name in initial && isEqual(now[name], initial[name]) && !isEqual(now[name], value);
  });
  // The same object where nothing is to be filled: a host may hand back each change as the draft.
  return entries.length > 0 ? { ...values, ...Object.fromEntries(entries) } : values;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
