import type { ConsultationInput } from '@nzete/api-client/applications';
import { object, string } from 'yup';

export interface Consultation {
  name: string;
  email: string;
  /** Blank for a person without one. */
  organization: string;
  message: string;
}

export const emptyConsultation: Consultation = { name: '', email: '', organization: '', message: '' };

/** The maximum length of the message that the server accepts, in characters. */
export const MESSAGE_LIMIT = 4000;

/** The validation schema. Its messages are keys of `consultationMessages`. */
export const consultationSchema = object({
  name: string().trim().required('nameMissing').max(120, 'nameLong'),
  email: string()
    .trim()
    .required('emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
  organization: string().trim().max(200, 'nameLong'),
  message: string().trim().required('messageMissing').max(MESSAGE_LIMIT, 'messageLong'),
});

/** The arguments of the call that sends valid values. */
export function consultationCall(values: Consultation): { consultationInput: ConsultationInput } {
  const { organization, ...rest } = consultationSchema.cast(values);
  return { consultationInput: { ...rest, ...(organization ? { organization } : {}) } };
}
