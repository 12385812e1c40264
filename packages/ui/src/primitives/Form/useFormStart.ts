'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readAs } from './readAs.ts';

/** The part of `useFormik`'s return value that is used. */
interface FormikSubset<Values extends object> {
  /** Of the empty form. */
  empty: Values;
  initialValues: Values;
  setValues: (change: (values: Values) => Values) => unknown;
  setFieldValue: (name: string, value: unknown) => unknown;
}

/**
 * Initialises a formik form with existing data: what was entered before hydration, and a draft. It
 * finds top-level fields by their `name`.
 *
 * @param restored a draft; it may arrive after the first render, and fills the fields that are
 * still empty
 * @returns the ref for the `<form>`
 */
export function useFormStart<Values extends object>(
  formik: FormikSubset<Values>,
  restored?: Partial<Values>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const bag = useRef(formik);
  useEffect(() => {
    bag.current = formik;
  });
  // Before a second render, which would overwrite what was typed with the empty values.
  useLayoutEffect(() => {
    if (!form.current) return;
    const { initialValues, setFieldValue } = bag.current;
    const { elements } = form.current;
    // A step of a wizard has the fields of that step only.
    const here = Object.entries(initialValues).filter(([name]) => elements.namedItem(name));
    const typed = typedValues(new FormData(form.current), Object.fromEntries(here));
    // One by one: a control of several parts may just have set its own value, which `setValues`
    // would overwrite.
    for (const [name, value] of Object.entries(typed)) setFieldValue(name, value);
  }, []);
  useEffect(() => {
    if (!restored) return;
    const { empty, setValues } = bag.current;
    setValues((values) => fillEmpty(values, empty, restored));
  }, [restored]);
  return form;
}

/** The fields whose value differs from the initial one. */
export function typedValues<Values extends object>(data: FormData, initialValues: Values): Partial<Values> {
  const entries = Object.entries(initialValues).flatMap(([name, initial]: [string, unknown]) => {
    const value = readAs(initial, data, name);
    return isEqual(value, initial) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as Partial<Values>; // the initial values have these types
}

/** The values, with those of a draft where the field still has its initial value. */
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
  // The same object if nothing changes: a host may pass every change back as the draft.
  return entries.length > 0 ? { ...values, ...Object.fromEntries(entries) } : values;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
