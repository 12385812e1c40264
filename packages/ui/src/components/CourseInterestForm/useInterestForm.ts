'use client';

import { useFormik } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { namedErrors, noAnswer, type SendMessage } from '../../internal/sending.ts';
import { refuse } from '../../primitives/Form/formErrors.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import { useFormStart } from '../../primitives/Form/useFormStart.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { courseInterestErrors, courseInterestMessages as texts } from './CourseInterestForm.messages.ts';
import {
  type CourseInterest,
  emptyInterest,
  type FilledIn,
  fromSaved,
  type InterestValues,
  knownAs,
  mergeAnswer,
  noPreferences,
  type SavedCourseInterest,
  toInterest,
  validateInterest,
} from './courseInterest.ts';
import { type InterestLookup, useInterestLookup } from './useInterestLookup.ts';

export interface InterestHandlers {
  /** Looks up what is saved under an address: null when there is nothing. A rejected promise is a failure, unless it was aborted. */
  onLookup: InterestLookup;
  /** Saves: with an id it replaces that record. A rejected promise counts as no answer. */
  onSubmit: (interest: CourseInterest, id: string | undefined) => Promise<SendResult>;
  /** Shows a message, a toast for instance. */
  onMessage?: (message: SendMessage) => void;
}

/** The record that fills the form. */
interface Loaded {
  id: string;
  email: string;
  filled: FilledIn;
}

/** What became of what the visitor had chosen when an answer came. */
export interface LookupNotice {
  isFound: boolean;
  hasKept: boolean;
  replaced: FilledIn | undefined;
}

/** State and behaviour of the form. */
export function useInterestForm({ onLookup, onSubmit, onMessage }: InterestHandlers) {
  const { formatMessage, locale } = useIntl();
  const [loaded, setLoaded] = useState<Loaded>();
  const [notice, setNotice] = useState<LookupNotice>();
  const [failure, setFailure] = useState<SendFailure>();

  const send = async (values: InterestValues) => {
    setFailure(undefined);
    const id = idFor(values.email, loaded);
    const result = await onSubmit(toInterest(values), id).catch(noAnswer);
    if (result.ok) handleSaved(values, id === undefined);
    else handleFailure(values, result);
  };
  const formik = useFormik<InterestValues>({
    initialValues: emptyInterest,
    validate: validateInterest,
    onSubmit: send,
  });
  const form = useFormFields(formik, courseInterestErrors);
  const formRef = useFormStart(formik);

  const handleSaved = (sent: InterestValues, isNew: boolean) => {
    const title = formatMessage(isNew ? texts.createdTitle : texts.updatedTitle);
    onMessage?.({ tone: 'success', title, description: formatMessage(texts.savedText) });
    setLoaded(undefined);
    setNotice(undefined);
    formik.resetForm({ values: { ...sent, ...noPreferences } });
  };
  const handleFailure = (sent: InterestValues, result: SendFailure) => {
    setFailure(result);
    const title = formatMessage(texts.failedTitle);
    onMessage?.({ tone: 'error', title, description: formatMessage(texts.failedText) });
    if (result.reason !== 'refused') return;
    const labels = {
      name: formatMessage(texts.name),
      email: formatMessage(texts.email),
      interests: formatMessage(texts.interests),
    };
    formik.setStatus(refuse(sent, namedErrors(result.fields, labels), locale));
  };
  const handleFound = (found: SavedCourseInterest | null, asked: InterestValues) => {
    const answer = found ? fromSaved(found) : noPreferences;
    const merged = mergeAnswer(formik.values, asked, answer, loaded?.filled ?? {});
    void formik.setValues(merged.values);
    setLoaded(found ? { id: found.id, email: knownAs(asked.email), filled: answer } : undefined);
    setNotice({ isFound: found !== null, ...merged });
    if (!found) return;
    const title = formatMessage(texts.loadedTitle);
    onMessage?.({ tone: 'success', title, description: formatMessage(texts.loadedText) });
  };
  const { state, lookAgain } = useInterestLookup<InterestValues>({
    email: formik.values.email,
    lookup: onLookup,
    onAsk: () => {
      setNotice(undefined);
      return formik.values;
    },
    onAnswer: handleFound,
    onFailure: () => {
      const title = formatMessage(texts.lookupTitle);
      onMessage?.({ tone: 'error', title, description: formatMessage(texts.lookupText) });
    },
  });

  return {
    form,
    formRef,
    isSending: formik.isSubmitting,
    isUpdate: idFor(formik.values.email, loaded) !== undefined,
    failure,
    lookup: state,
    lookAgain,
    notice,
    /** Undoes what the answer has put away. */
    bringBack: () => {
      void formik.setValues({ ...formik.values, ...notice?.replaced });
      setNotice(undefined);
    },
    handleSubmit: async () => {
      if (formik.isSubmitting) return;
      const isMissing = Object.keys(validateInterest(formik.values)).length > 0;
      await formik.submitForm();
      if (!isMissing) return;
      const title = formatMessage(texts.missingTitle);
      onMessage?.({ tone: 'error', title, description: formatMessage(texts.missingText) });
    },
  };
}

/** The record is replaced only under its own address. */
const idFor = (email: string, loaded: Loaded | undefined) => (loaded?.email === knownAs(email) ? loaded.id : undefined);
