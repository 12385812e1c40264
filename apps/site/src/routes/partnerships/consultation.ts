import type { ConsultationInput } from '@nzete/api-client/applications';
import { consultationLimits, emailLimit } from '@nzete/domain';
import { object, string } from 'yup';

export interface Consultation {
  name: string;
  email: string;
  /** Blank for a person without one. */
  organization: string;
  message: string;
}

export const emptyConsultation: Consultation = { name: '', email: '', organization: '', message: '' };

/** The validation schema. Its messages are keys of `consultationMessages`. */
export const consultationSchema = object({
  name: string().trim().required('nameMissing').max(consultationLimits.name, 'nameLong'),
  email: string()
    .trim()
    .max(emailLimit, 'emailWrong')
    .required('emailWrong')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
  organization: string().trim().max(consultationLimits.organization, 'nameLong'),
  message: string().trim().required('messageMissing').max(consultationLimits.message, 'messageLong'),
});

/** The arguments of the call that sends valid values. */
export function consultationCall(values: Consultation): { consultationInput: ConsultationInput } {
  const { organization, ...rest } = consultationSchema.cast(values);
  return { consultationInput: { ...rest, ...(organization ? { organization } : {}) } };
}
