import {
  volunteerLimits as limits,
  type VolunteerAvailability,
  type VolunteerInterest,
  volunteerAvailabilities,
  volunteerInterests,
} from '@nzete/domain';
import { array, boolean, type InferType, object, string } from 'yup';
import { emailSchema } from '../../internal/emailSchema.ts';
import { emptyValues, type FormValues, requiredChoice, unlessTicked } from '../../internal/formSchema.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';

export { type VolunteerAvailability, type VolunteerInterest, volunteerAvailabilities, volunteerInterests };

/** A text with the maximum length that the server accepts. */
const text = (limit: number) => string().trim().max(limit, 'long').default('');

/**
 * The fields in their order, with their rules and empty values. Its messages are keys of
 * `volunteerErrors`.
 */
export const volunteerSchema = object({
  firstName: text(limits.firstName).required('firstName.required'),
  lastName: unlessTicked('oneName', text(limits.lastName).required('lastName.required')),
  /** "I have only one name" */
  oneName: boolean().default(false),
  email: emailSchema(),
  phone: phoneSchema().default(''),
  location: text(limits.location).required('location.required'),
  interests: array().of(string().oneOf(volunteerInterests).required()).default([]),
  skills: text(limits.skills),
  availability: requiredChoice(volunteerAvailabilities, 'availability.required'),
  /** "I may be working with vulnerable populations" */
  workingWithVulnerable: boolean().default(false),
  /** "I may handle sensitive data", which requires a background check. */
  backgroundCheck: boolean().default(false),
  experience: text(limits.experience),
  motivation: text(limits.motivation).required('motivation.required'),
});

/** The values of the fields. */
export type VolunteerValues = FormValues<InferType<typeof volunteerSchema>>;

/** The values of the empty form. */
export const emptyVolunteerValues: VolunteerValues = emptyValues(volunteerSchema);

/** The values of a valid form. */
export interface VolunteerApplication extends InferType<typeof volunteerSchema> {
  /** Whether one of the two checkboxes that require it is ticked. */
  requiresVerification: boolean;
}

/** Additional verification is required while one of them is ticked. */
export const requiresVerification = (
  values: Pick<VolunteerValues, 'workingWithVulnerable' | 'backgroundCheck'>,
): boolean => values.workingWithVulnerable || values.backgroundCheck;

/** The application in valid values. */
export const toVolunteerApplication = (values: VolunteerValues): VolunteerApplication => ({
  ...volunteerSchema.cast(values),
  requiresVerification: requiresVerification(values),
});

/** The fields of each section. */
export const volunteerSections = [
  ['firstName', 'lastName', 'oneName', 'email', 'phone', 'location'],
  ['interests', 'skills'],
  ['availability'],
  ['workingWithVulnerable', 'backgroundCheck'],
  ['experience', 'motivation'],
] as const satisfies readonly (readonly (keyof VolunteerValues)[])[];
