import { array, object, string } from 'yup';
import type { CourseLanguage, CourseLevel, CourseTopic } from '../CourseCard/course.ts';

/** What someone wants to learn, as it is sent: blanks are null. */
export interface CourseInterest {
  name: string;
  email: string;
  interests: CourseTopic[];
  preferred_level: CourseLevel | null;
  preferred_language: CourseLanguage | null;
}

/** What is saved under an address. */
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

/** What an answer may fill in: everything but the address that was asked about. */
export type FilledIn = Partial<Omit<InterestValues, 'email'>>;

/** What a form without a record holds. The name stays. */
export const noPreferences: FilledIn = { interests: [], level: '', language: '' };

export const toInterest = ({ name, email, interests, level, language }: InterestValues): CourseInterest => ({
  name: name.trim(),
  email: email.trim(),
  interests,
  preferred_level: level || null,
  preferred_language: language || null,
});

export const fromSaved = ({ name, interests, preferred_level, preferred_language }: CourseInterest): FilledIn => ({
  name,
  interests,
  level: preferred_level ?? '',
  language: preferred_language ?? '',
});

/** The spelling by which an address is known. */
export const knownAs = (email: string) => email.trim().toLowerCase();

/** Worth a lookup: it has an @ and a dot. */
export const canLookUp = (email: string) => email.includes('@') && email.includes('.');

/** What keeps an interest from being sent. The messages are keys (see `courseInterestErrors`). */
export const interestSchema = object({
  name: string().trim().required('name.required'),
  email: string().trim().required('email.required'),
  interests: array().required().min(1, 'interests.required'),
  level: string(),
  language: string(),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an answer makes of the form. */
export interface Merged {
  values: InterestValues;
  /** What was changed after the question stays as it is. */
  hasKept: boolean;
  /** What the visitor had chosen before it, and the answer has put away. */
  replaced: FilledIn | undefined;
}

/**
 * Fills in an answer that comes later than its question.
 *
 * @param now the values when the answer comes
 * @param asked the values when it was asked for
 * @param answer what is to be filled in
 * @param filled what an earlier answer had filled in: it is no loss
 */
export function mergeAnswer(now: InterestValues, asked: InterestValues, answer: FilledIn, filled: FilledIn): Merged {
  const names = Object.keys(answer) as (keyof FilledIn)[];
  const kept = names.filter((name) => !isSame(now[name], asked[name]) && !isSame(now[name], answer[name]));
  const taken = names.filter((name) => !kept.includes(name));
  const lost = taken.filter(
    (name) => asked[name]?.length && !isSame(asked[name], answer[name]) && !isSame(asked[name], filled[name]),
  );
  const pick = (names: (keyof FilledIn)[], values: FilledIn) =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  return {
    values: { ...now, ...pick(taken, answer) },
    hasKept: kept.length > 0,
    replaced: lost.length > 0 ? pick(lost, asked) : undefined,
  };
}
