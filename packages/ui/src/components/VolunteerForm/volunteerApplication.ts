import type { VolunteerAvailability, VolunteerInterest } from '@nzete/domain';

export {
  type VolunteerAvailability,
  type VolunteerInterest,
  volunteerAvailabilities,
  volunteerInterests,
} from '@nzete/domain';

/** What the fields of the form hold, in their order. */
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
  /** "I will handle sensitive data", which asks for a background check. */
  backgroundCheck: boolean;
  experience: string;
  motivation: string;
}

/** A form in which every required field is filled in. */
export interface VolunteerApplication extends VolunteerValues {
  availability: VolunteerAvailability;
  /** Whether either of the two ticks that ask for it is set. */
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

/** Additional verification is required while either tick is set. */
export const requiresVerification = (
  values: Pick<VolunteerValues, 'workingWithVulnerable' | 'backgroundCheck'>,
): boolean => values.workingWithVulnerable || values.backgroundCheck;

/** The fields of each part of the form. */
export const volunteerSections = [
  ['firstName', 'lastName', 'email', 'phone', 'location'],
  ['interests', 'skills'],
  ['availability'],
  ['workingWithVulnerable', 'backgroundCheck'],
  ['experience', 'motivation'],
] as const satisfies readonly (readonly (keyof VolunteerValues)[])[];
