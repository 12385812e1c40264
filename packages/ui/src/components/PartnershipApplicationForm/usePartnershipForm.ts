'use client';

import { type ApplicationHandlers, useApplicationForm } from '../../internal/useApplicationForm.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { partnershipFormMessages } from './PartnershipApplicationForm.messages.ts';
import {
  emptyLongPartnershipValues,
  type LongPartnershipApplication,
  type LongPartnershipValues,
  partnershipSchema,
  partnershipSections,
} from './partnershipApplication.ts';
import { partnershipErrors } from './partnershipErrors.messages.ts';

export interface LongPartnershipHandlers extends ApplicationHandlers<LongPartnershipValues> {
  /**
   * Sends the application and resolves with the outcome; a rejected promise is treated as no
   * response.
   */
  onSubmit: (application: LongPartnershipApplication) => Promise<SendResult>;
}

/** State and behaviour of the form. */
export function usePartnershipForm({ onSubmit, ...handlers }: Omit<LongPartnershipHandlers, 'intent'>) {
  return useApplicationForm({
    ...handlers,
    initialValues: emptyLongPartnershipValues,
    schema: partnershipSchema,
    errors: partnershipErrors,
    labels: partnershipFormMessages,
    sections: partnershipSections,
    onSend: async (values) => onSubmit(partnershipSchema.cast(values)),
  });
}
