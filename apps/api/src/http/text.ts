import { phoneNumberForm } from '@nzete/domain';
import { Type } from 'typebox';
import { phoneNumber, type TextOptions } from './schemas.ts';

/** Control characters, lone surrogates, and marks that change the direction of text. */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069';
const LINE = `^[^${FORBIDDEN}]*$`;
export const PARAGRAPHS = `^(?:[^${FORBIDDEN}]|[\\t\\n\\r])*$`;

/** Nothing visible: spaces, default-ignorable characters, fillers, the empty Braille cell. */
export const BLANK = '^[\\s\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]*$';
const isBlank = new RegExp(BLANK, 'u');

/** The type is repeated so that a value of another type gets one error, not two. */
export const filled = { minLength: 1, not: { type: 'string', pattern: BLANK, examples: [''] } };

/** Possibly blank. Pass the input through {@link normalise} or {@link normaliseOrNull}. */
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

/** One spelling for each text: trimmed, composed accents, one kind of line break. */
export const normalise = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same for an optional field: null if it is blank. */
export const normaliseOrNull = (text = '') => (isBlank.test(text) ? null : normalise(text));
