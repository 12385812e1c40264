'use client';

import { useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { errorsWithLabels, noResponse, type SendMessage } from '../../internal/sending.ts';
import type { FormAnswer } from '../../primitives/Form/formAnswer.ts';
import { serverErrors } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { courseInterestErrors, courseInterestMessages as texts } from './CourseInterestForm.messages.ts';
import {
  type CourseInterest,
  emptyInterest,
  fromSaved,
  type InterestValues,
  interestSchema,
  type MergeableValues,
  mergeResponse,
  noPreferences,
  normalizedAddress,
  type SavedCourseInterest,
  toInterest,
} from './courseInterest.ts';
import { type InterestLookup, useInterestLookup } from './useInterestLookup.ts';

export interface InterestHandlers {
  /**
   * Looks up the saved record of an address: null if there is none. A rejected promise is a
   * failure, unless it was aborted.
   */
  onLookup: InterestLookup;
  /** Saves; with an id it replaces that record. A rejected promise is treated as no response. */
  onSubmit: (interest: CourseInterest, id: string | undefined) => Promise<SendResult>;
  /** Shows a message, for example as a toast. */
  onMessage?: (message: SendMessage) => void;
  /** The server's response when it rejected a form posted without JavaScript. */
  answer?: FormAnswer<InterestValues> | undefined;
}

/** The record that was loaded into the form. */
interface Loaded {
  id: string;
  email: string;
  filled: MergeableValues;
}

/** What happened to the visitor's choices when a response arrived, or when they were saved. */
export interface LookupNotice {
  isFound: boolean;
  hasKept: boolean;
  replaced: MergeableValues | undefined;
}

/** State and behaviour of the form. */
export function useInterestForm({ onLookup, onSubmit, onMessage, answer }: InterestHandlers) {
  const intl = useIntl();
  const [loaded, setLoaded] = useState<Loaded>();
  const [notice, setNotice] = useState<LookupNotice>();
  const [failure, setFailure] = useState<SendFailure | undefined>(answer?.outcome);

  const send = async (values: InterestValues) => {
    setFailure(undefined);
    const id = idFor(values.email, loaded);
    const result = await onSubmit(toInterest(values), id).catch(noResponse);
    if (result.ok) handleSaved(values, id === undefined);
    else handleFailure(values, result);
  };
  const { formik, form, formRef } = useForm<InterestValues>({
    initialValues: emptyInterest,
    schema: interestSchema,
    labels: texts,
    errors: courseInterestErrors,
    answer,
    onSubmit: send,
  });
  // The latest values and language, for responses that arrive after they have changed.
  const latest = useRef({ values: formik.values, intl });
  useEffect(() => {
    latest.current = { values: formik.values, intl };
  });
  const announce = (tone: SendMessage['tone'], title: MessageDescriptor, description: MessageDescriptor) => {
    const { formatMessage } = latest.current.intl;
    onMessage?.({ tone, title: formatMessage(title), description: formatMessage(description) });
  };

  const handleSaved = (sent: InterestValues, isNew: boolean) => {
    announce('success', isNew ? texts.createdTitle : texts.updatedTitle, texts.savedText);
    const now = latest.current.values;
    const { values, hasKept } = mergeResponse(now, sent, noPreferences, sent);
    formik.resetForm({ values });
    // Another address has been typed since; it has its own lookup and record.
    if (normalizedAddress(now.email) !== normalizedAddress(sent.email)) return;
    lookup.end();
    setLoaded(undefined);
    setNotice({ isFound: false, hasKept, replaced: undefined });
  };
  const handleFailure = (sent: InterestValues, result: SendFailure) => {
    setFailure(result);
    announce('error', texts.failedTitle, texts.failedText);
    if (result.reason !== 'refused') return;
    formik.setStatus(serverErrors(sent, errorsWithLabels(result.fields, form.label), intl.locale));
  };
  const handleFound = (found: SavedCourseInterest | null, requested: InterestValues) => {
    const answer = found ? fromSaved(found) : noPreferences;
    const merged = mergeResponse(formik.values, requested, answer, loaded?.filled ?? {});
    void formik.setValues(merged.values);
    setLoaded(found ? { id: found.id, email: normalizedAddress(requested.email), filled: answer } : undefined);
    setNotice({ isFound: found !== null, hasKept: found !== null && merged.hasKept, replaced: merged.replaced });
    if (found) announce('success', texts.loadedTitle, texts.loadedText);
  };
  const lookup = useInterestLookup<InterestValues>({
    email: formik.values.email,
    lookup: onLookup,
    onRequest: () => {
      setNotice(undefined);
      return formik.values;
    },
    onResponse: handleFound,
    onFailure: () => announce('error', texts.lookupTitle, texts.lookupText),
  });

  return {
    form,
    formRef,
    isSending: formik.isSubmitting,
    isUpdate: idFor(formik.values.email, loaded) !== undefined,
    failure,
    lookup: lookup.state,
    retryLookup: lookup.retryLookup,
    notice,
    /** Restores what the response replaced. */
    restore: () => {
      void formik.setValues({ ...formik.values, ...notice?.replaced });
      setNotice(undefined);
    },
    handleSubmit: async () => {
      if (formik.isSubmitting) return;
      const isMissing = !interestSchema.isValidSync(formik.values);
      await formik.submitForm();
      if (isMissing) announce('error', texts.missingTitle, texts.missingText);
    },
  };
}

/** A record is replaced only if the address is unchanged. */
const idFor = (email: string, loaded: Loaded | undefined) =>
  loaded?.email === normalizedAddress(email) ? loaded.id : undefined;
