'use client';

import { useFormik } from 'formik';
import { type FocusEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { refuse } from '../../primitives/Form/formErrors.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import { useFormStart } from '../../primitives/Form/useFormStart.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { partnershipFormMessages } from './PartnershipApplicationForm.messages.ts';
import {
  emptyLongPartnershipValues,
  type LongPartnershipApplication,
  type LongPartnershipValues,
  partnershipSections,
} from './partnershipApplication.ts';
import { partnershipErrors } from './partnershipErrors.messages.ts';
import { partnershipSchema } from './partnershipSchema.ts';

export interface LongPartnershipHandlers {
  /** Sends the application and says what became of it; a rejected promise counts as no answer. */
  onSubmit: (application: LongPartnershipApplication) => Promise<SendResult>;
  /** With every change of the fields: to keep a draft. */
  onValuesChange?: (values: LongPartnershipValues) => void;
  /** What an earlier visit has left; it may come after the first rendering, and fills the fields that are still empty. */
  draft?: Partial<LongPartnershipValues>;
}

/** State and behaviour of the form. */
export function usePartnershipForm({ onSubmit, onValuesChange, draft }: LongPartnershipHandlers) {
  const intl = useIntl();
  const [result, setResult] = useState<SendResult>();
  const [current, setCurrent] = useState(0);
  const formik = useFormik<LongPartnershipValues>({
    initialValues: emptyLongPartnershipValues,
    validationSchema: partnershipSchema,
    onSubmit: async (values, { setStatus, resetForm }) => {
      const { organizationType } = values;
      if (organizationType === '') return; // the schema requires it
      setResult(undefined);
      const answer = await onSubmit({ ...values, organizationType }).catch(noAnswer);
      setResult(answer);
      if (answer.ok) {
        resetForm();
        setCurrent(0);
      } else if (answer.reason === 'refused') {
        setStatus(refuse(values, withNames(answer.fields), intl.locale));
      }
    },
  });
  const form = useFormFields(formik, partnershipErrors);
  const formRef = useFormStart(formik, draft);
  useEffect(() => {
    onValuesChange?.(formik.values);
  }, [formik.values, onValuesChange]);

  /** The server's words, to be read after the name of the field. */
  const withNames = (fields: Readonly<Record<string, string>>) => {
    const named = Object.entries(fields).map(([name, message]) => {
      const isField = name in emptyLongPartnershipValues;
      const label = isField ? intl.formatMessage(partnershipFormMessages[name as keyof LongPartnershipValues]) : name;
      return [name, `${label.replace(/\s*\*$/, '')} ${message}`];
    });
    return Object.fromEntries(named);
  };

  return {
    formik,
    form,
    formRef,
    result,
    /** The part of the form that is at work. */
    current,
    handleFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name } = target as Element & { name?: string };
      const section = partnershipSections.findIndex((names) => names.some((field) => field === name));
      if (section >= 0) setCurrent(section);
    },
    handleReset: () => {
      formik.resetForm();
      setResult(undefined);
      setCurrent(0);
    },
  };
}

const noAnswer = (): SendResult => ({ ok: false, reason: 'no-answer' });
