'use client';

import { useFormik } from 'formik';
import { type FocusEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { refuse } from '../../primitives/Form/formErrors.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import { useFormStart } from '../../primitives/Form/useFormStart.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { volunteerErrors, volunteerMessages } from './VolunteerForm.messages.ts';
import {
  emptyVolunteerValues,
  requiresVerification,
  sectionOf,
  type VolunteerApplication,
  type VolunteerValues,
} from './volunteerApplication.ts';
import { volunteerSchema } from './volunteerSchema.ts';

export interface VolunteerHandlers {
  /**
   * Sends the application and says what became of it; a rejected promise counts as no answer. Without it nothing is sent, and every
   * application counts as received.
   */
  onSubmit?: (application: VolunteerApplication) => Promise<SendResult>;
  /** With every change of the fields: to keep a draft. */
  onValuesChange?: (values: VolunteerValues) => void;
  /** What an earlier visit has left; it may come after the first rendering, and fills the fields that are still empty. */
  draft?: Partial<VolunteerValues>;
}

/** How long "Submitting Application..." shows at least before the confirmation, in milliseconds. */
const SUBMITTING_MS = 1500;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SUBMITTING_MS));

/** State and behaviour of the form. */
export function useVolunteerForm({ onSubmit, onValuesChange, draft }: VolunteerHandlers) {
  const intl = useIntl();
  const [result, setResult] = useState<SendResult>();
  const [current, setCurrent] = useState(0);

  const send = async (application: VolunteerApplication): Promise<SendResult> => {
    const shown = pause();
    const answer = (await onSubmit?.(application).catch(noAnswer)) ?? { ok: true };
    // What went wrong is said at once.
    if (answer.ok) await shown;
    return answer;
  };
  const formik = useFormik<VolunteerValues>({
    initialValues: emptyVolunteerValues,
    validationSchema: volunteerSchema,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setResult(undefined);
      const { availability } = values;
      if (availability === '') return; // the schema requires it
      const answer = await send({ ...values, availability, requiresVerification: requiresVerification(values) });
      setResult(answer);
      if (answer.ok) {
        resetForm();
        setCurrent(0);
      } else if (answer.reason === 'refused') {
        setStatus(refuse(values, withNames(answer.fields), intl.locale));
      }
    },
  });
  const form = useFormFields(formik, volunteerErrors, { focus: 'first-field' });
  const formRef = useFormStart(formik, draft);
  useEffect(() => {
    onValuesChange?.(formik.values);
  }, [formik.values, onValuesChange]);

  /** The server's words, to be read after the name of the field. */
  const withNames = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, message]) => {
        const label = name in emptyVolunteerValues ? volunteerMessages[name as keyof VolunteerValues] : undefined;
        const field = label ? intl.formatMessage(label).replace(/\s*\*$/, '') : name;
        return [name, `${field} ${message}`];
      }),
    );

  return {
    formik,
    form,
    formRef,
    result,
    /** The part of the form that is at work. */
    current,
    handleFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name } = target as Element & { name?: string };
      const section = sectionOf(name ?? '');
      if (section !== undefined) setCurrent(section);
    },
    handleReset: () => {
      formik.resetForm();
      setResult(undefined);
      setCurrent(0);
    },
  };
}

const noAnswer = (): SendResult => ({ ok: false, reason: 'no-answer' });
