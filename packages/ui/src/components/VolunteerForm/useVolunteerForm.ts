'use client';

import { noResponse } from '../../internal/sending.ts';
import { type ApplicationHandlers, useApplicationForm } from '../../internal/useApplicationForm.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { volunteerMessages } from './VolunteerForm.messages.ts';
import {
  emptyVolunteerValues,
  toVolunteerApplication,
  type VolunteerApplication,
  type VolunteerValues,
  volunteerSchema,
  volunteerSections,
} from './volunteerApplication.ts';
import { volunteerErrors } from './volunteerErrors.messages.ts';

export interface VolunteerHandlers extends ApplicationHandlers<VolunteerValues> {
  /**
   * Sends the application and resolves with the outcome; a rejected promise is treated as no
   * response. If omitted, nothing is sent, and every application counts as received.
   */
  onSubmit?: (application: VolunteerApplication) => Promise<SendResult>;
}

/** The minimum time for "Submitting Application...", in milliseconds. */
const SUBMITTING_MS = 1500;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SUBMITTING_MS));

/** State and behaviour of the form. */
export function useVolunteerForm({ onSubmit, ...handlers }: Omit<VolunteerHandlers, 'intent'>) {
  const send = async (values: VolunteerValues): Promise<SendResult> => {
    const shown = pause();
    const answer = (await onSubmit?.(toVolunteerApplication(values)).catch(noResponse)) ?? { ok: true };
    // Failures are shown at once.
    if (answer.ok) await shown;
    return answer;
  };
  return useApplicationForm({
    ...handlers,
    initialValues: emptyVolunteerValues,
    schema: volunteerSchema,
    errors: volunteerErrors,
    labels: volunteerMessages,
    sections: volunteerSections,
    onSend: send,
  });
}
