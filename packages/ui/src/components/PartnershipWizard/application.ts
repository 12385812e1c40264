import { partnershipLimits as limits, organizationTypes, partnershipTypes } from '@nzete/domain';
import { object, string } from 'yup';
import { emailSchema } from '../../internal/emailSchema.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';

export { organizationTypes, partnershipTypes };

/** The short application; omitted values are empty strings. */
export interface PartnershipApplication {
  organizationType: (typeof organizationTypes)[number] | '';
  organizationName: string;
  contactName: string;
  email: string;
  phone: string;
  /** The English name of the country, in any language. */
  country: string;
  partnershipType: (typeof partnershipTypes)[number] | '';
  description: string;
  experience: string;
  resources: string;
}

export type ApplicationField = keyof PartnershipApplication;

/** The values of the empty form, in the order of its fields. */
export const emptyPartnershipApplication: PartnershipApplication = {
  organizationType: '',
  organizationName: '',
  contactName: '',
  email: '',
  phone: '',
  country: '',
  partnershipType: '',
  description: '',
  experience: '',
  resources: '',
};

const text = (limit: number) => string().trim().max(limit, 'long').default('');
const choice = <Option extends string>(options: readonly Option[]) =>
  string()
    .oneOf(['' as const, ...options])
    .default('');

/** The schema of each step. Its messages are keys of `errorTexts`. */
const organization = object({
  organizationType: choice(organizationTypes),
  organizationName: text(limits.organizationName).required('organizationName.required'),
  contactName: text(limits.contactName).required('contactName.required'),
  email: emailSchema(),
  phone: phoneSchema().default(''),
  country: text(limits.country),
});
const partnership = object({
  partnershipType: choice(partnershipTypes),
  description: text(limits.description),
  experience: text(limits.experience),
});
const summary = object({ resources: text(limits.resources) });

const steps = [organization, partnership, summary];

/** The schema of the whole application. */
export const applicationSchema = organization.concat(partnership).concat(summary);

/** The fields of a step, in their order; the first step is 1. A test checks the cast. */
export const fieldsOf = (step: number) => Object.keys(steps[step - 1]?.fields ?? {}) as ApplicationField[];

/** The step of the first of these fields. */
export function stepOf(names: readonly string[]): number {
  const index = steps.findIndex(({ fields }) => names.some((name) => name in fields));
  return index < 0 ? steps.length : index + 1;
}
