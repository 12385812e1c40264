import { courseTopics, emailLimit, interestLimits as limits } from '@nzete/domain';
import { Type } from 'typebox';
import { emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { filledLine } from '../http/validation/text.ts';
import { CourseLanguage, CourseLevel } from './schemas.ts';

const CourseTopic = oneOf(courseTopics, {
  $id: 'CourseTopic',
  description: 'A topic of interest: the same value in every language',
  examples: ['Web Development'],
});

const preferred_level = Type.Union([ref(CourseLevel), Type.Null()], {
  description: 'Null: none was chosen',
  examples: ['Beginner'],
});
const preferred_language = Type.Union([ref(CourseLanguage), Type.Null()], {
  description: 'Null: none was chosen',
  examples: ['Swahili'],
});
const interests = Type.Array(ref(CourseTopic), { minItems: 1, maxItems: courseTopics.length, uniqueItems: true });

export const CourseInterestInput = strictObject(
  {
    name: filledLine(limits.name, { examples: ['Ada Mbo'] }),
    email: emailAddress(),
    interests,
    preferred_level: Type.Optional(preferred_level),
    preferred_language: Type.Optional(preferred_language),
  },
  { $id: 'CourseInterestInput', description: 'What someone wants to learn. Left out means null.' },
);

export const CourseInterest = strictObject(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Cannot be guessed',
      examples: ['3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'],
    }),
    name: Type.String({ examples: ['Ada Mbo'] }),
    email: emailAddress({ description: 'As stored: lower case' }),
    interests,
    preferred_level,
    preferred_language,
  },
  { $id: 'CourseInterest', description: 'What someone wants to learn' },
);

/** Any text, because the form looks up while someone types; an invalid address has no record. */
export const InterestEmail = strictObject({
  email: Type.String({ 'x-typed-name': 'key', minLength: 1, maxLength: emailLimit, examples: ['ada@example.org'] }),
});

export const InterestId = strictObject({
  id: Type.String({ format: 'uuid', examples: ['3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'] }),
});
