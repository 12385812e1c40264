import type { VolunteerAvailability, VolunteerInterest } from '@nzete/domain';

export {
  type VolunteerAvailability,
  type VolunteerInterest,
  volunteerAvailabilities,
  volunteerInterests,
} from '@nzete/domain';

/** The values of the fields, in their order. */
export interface VolunteerValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  interests: VolunteerInterest[];
  skills: string;
  availability: VolunteerAvailability | '';
  /** "I will be working with vulnerable populations" */
  workingWithVulnerable: boolean;
  /** "I will handle sensitive data", which requires a background check. */
  backgroundCheck: boolean;
  experience: string;
  motivation: string;
}

/** A form with all required values. */
export interface VolunteerApplication extends VolunteerValues {
  availability: VolunteerAvailability;
  /** Whether one of the two checkboxes that require it is ticked. */
  requiresVerification: boolean;
}

/** The empty form. */
export const emptyVolunteerValues: VolunteerValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  location: '',
  interests: [],
  skills: '',
  availability: '',
  workingWithVulnerable: false,
  backgroundCheck: false,
  experience: '',
  motivation: '',
};

/** Additional verification is required while one of them is ticked. */
export const requiresVerification = (
  values: Pick<VolunteerValues, 'workingWithVulnerable' | 'backgroundCheck'>,
): boolean => values.workingWithVulnerable || values.backgroundCheck;

/** The fields of each section. */
export const volunteerSections = [
  ['firstName', 'lastName', 'email', 'phone', 'location'],
  ['interests', 'skills'],
  ['availability'],
  ['workingWithVulnerable', 'backgroundCheck'],
  ['experience', 'motivation'],
] as const satisfies readonly (readonly (keyof VolunteerValues)[])[];
