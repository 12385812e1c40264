import { Type } from 'typebox';
import { filled, line } from './text.ts';

/** Required, and blank only for people who say that they have one name; see {@link filledUnlessOneName}. */
export const lastName = (maxLength: number) =>
  line(maxLength, { description: 'Blank if `oneName` is true, and only then', examples: ['Mbo'] });

export const oneName = () =>
  Type.Optional(
    Type.Boolean({ description: 'Has no name but `firstName`: `lastName` is blank; default false', examples: [false] }),
  );

/** For the options of an object with both. */
export const filledUnlessOneName = {
  if: { properties: { oneName: { const: true } }, required: ['oneName'] },
  else: { properties: { lastName: { type: 'string', ...filled, examples: ['Mbo'] } } },
};

/** The names that there are, as one: without a space for one that is missing or blank. */
export const fullName = (...names: unknown[]) =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
