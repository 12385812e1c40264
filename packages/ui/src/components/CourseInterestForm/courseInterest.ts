import { emailLimit, interestLimits } from '@nzete/domain';
import { array, object, string } from 'yup';
import type { CourseLanguage, CourseLevel, CourseTopic } from '../CourseCard/course.ts';

/** The request body: blanks are null. */
export interface CourseInterest {
  name: string;
  email: string;
  interests: CourseTopic[];
  preferred_level: CourseLevel | null;
  preferred_language: CourseLanguage | null;
}

/** The saved record of an address. */
export interface SavedCourseInterest extends CourseInterest {
  id: string;
}

/** The values of the fields, in their order. */
export interface InterestValues {
  name: string;
  email: string;
  interests: CourseTopic[];
  level: CourseLevel | '';
  language: CourseLanguage | '';
}

export const emptyInterest: InterestValues = { name: '', email: '', interests: [], level: '', language: '' };

/** The values that a response may fill in: all but the address. */
export type MergeableValues = Partial<Omit<InterestValues, 'email'>>;

/** The values of a form without a record. The name stays. */
export const noPreferences: MergeableValues = { interests: [], level: '', language: '' };

export const toInterest = ({ name, email, interests, level, language }: InterestValues): CourseInterest => ({
  name: name.trim(),
  email: email.trim(),
  interests,
  preferred_level: level || null,
  preferred_language: language || null,
});

export const fromSaved = ({
  name,
  interests,
  preferred_level,
  preferred_language,
}: CourseInterest): MergeableValues => ({
  name,
  interests,
  level: preferred_level ?? '',
  language: preferred_language ?? '',
});

/** The normalised address. */
export const normalizedAddress = (email: string) => email.trim().toLowerCase();

/** Complete enough for a lookup: it has an @ and a dot. */
export const canLookUp = (email: string) => email.includes('@') && email.includes('.');

/** The validation schema. Its messages are keys of `courseInterestErrors`. */
export const interestSchema = object({
  name: string().trim().required('name.required').max(interestLimits.name, 'long'),
  email: string().trim().required('email.required').max(emailLimit, 'long'),
  interests: array().required().min(1, 'interests.required'),
  level: string(),
  language: string(),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The result of merging a response into the form. */
export interface MergeResult {
  values: InterestValues;
  /** The merged values; changes made after the request are kept. */
  hasKept: boolean;
  /** Earlier choices of the visitor that the response replaced. */
  replaced: MergeableValues | undefined;
}

/**
 * Merges a late response into the form.
 *
 * @param now the values when the response arrives
 * @param requested the values when the request was sent
 * @param answer the values to fill in
 * @param filled values filled in by an earlier response: replacing these loses nothing
 */
export function mergeResponse(
  now: InterestValues,
  requested: InterestValues,
  answer: MergeableValues,
  filled: MergeableValues,
): MergeResult {
  const names = Object.keys(answer) as (keyof MergeableValues)[];
  const keptNames = names.filter((name) => !isSame(now[name], requested[name]) && !isSame(now[name], answer[name]));
  const replacedNames = names.filter((name) => !keptNames.includes(name));
  const lost = replacedNames.filter(
    (name) =>
      requested[name]?.length && !isSame(requested[name], answer[name]) && !isSame(requested[name], filled[name]),
  );
  const pick = (names: (keyof MergeableValues)[], values: MergeableValues) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return {
    values: { ...now, ...pick(replacedNames, answer) },
    hasKept: keptNames.length > 0,
    replaced: lost.length > 0 ? pick(lost, requested) : undefined,
  };
}
