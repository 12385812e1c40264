import { phoneNumberForm } from '@nzete/domain';
import { Type } from 'typebox';
import { BLANK } from '../../text/normalise.ts';
import { phoneNumber, type TextOptions } from '../schemas.ts';

/** Control characters, lone surrogates, and marks that change the direction of text. */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069';
const LINE = `^[^${FORBIDDEN}]*$`;
export const PARAGRAPHS = `^(?:[^${FORBIDDEN}]|[\\t\\n\\r])*$`;

/** The type is repeated so that a value of another type gets one error, not two. */
export const filled = { minLength: 1, not: { type: 'string', pattern: BLANK, examples: [''] } };

/** Possibly blank. Pass the input through `normalise` or `normaliseOrNull` (`text/normalise.ts`). */
export const line = (maxLength: number, options: Partial<TextOptions> = {}) =>
  Type.String({ maxLength, pattern: LINE, ...options });

export const filledLine = (maxLength: number, options: Partial<TextOptions> = {}) =>
  line(maxLength, { ...filled, ...options });

/** Plain text of several lines, possibly blank. */
export const paragraphs = (maxLength: number, options: Partial<TextOptions> = {}) =>
  Type.String({ maxLength, pattern: PARAGRAPHS, ...options });

export const filledParagraphs = (maxLength: number, options: Partial<TextOptions> = {}) =>
  paragraphs(maxLength, { ...filled, ...options });

/** The alternative for an optional field with a format: left blank. */
export const blank = (maxLength: number) => Type.String({ maxLength, pattern: BLANK, examples: [''] });

export const optionalPhone = () => Type.Optional(Type.Union([phoneNumber(), blank(phoneNumberForm.maxLength)]));
