import { phoneNumberForm } from '@nzete/domain';
import { Type } from 'typebox';
import { phoneNumber, type TextOptions } from './schemas.ts';

/** Control characters, halves of broken characters, and the marks that turn the direction of the text around them. */
const REFUSED = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069';
const LINE = `^[^${REFUSED}]*$`;
const PARAGRAPHS = `^(?:[^${REFUSED}]|[\\t\\n\\r])*$`;

/** Nothing that can be seen: spaces, marks that only steer the text around them, fillers, the empty cell of Braille. */
export const BLANK = '^[\\s\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb\\u2800]*$';
const isBlank = new RegExp(BLANK, 'u');

/** Of a text that says something. The type is repeated here, so that what is not a text gets one error message, not two. */
export const filled = { minLength: 1, not: { type: 'string', pattern: BLANK, examples: [''] } };

/** One line of plain text that may be blank. Pass what comes in through {@link normalise} or {@link normaliseOrNull}. */
export const line = (maxLength: number, options: Partial<TextOptions> = {}) =>
  Type.String({ maxLength, pattern: LINE, ...options });

/** One line of plain text that says something. */
export const filledLine = (maxLength: number, options: Partial<TextOptions> = {}) =>
  line(maxLength, { ...filled, ...options });

/** Plain text of several lines that may be blank. */
export const paragraphs = (maxLength: number, options: Partial<TextOptions> = {}) =>
  Type.String({ maxLength, pattern: PARAGRAPHS, ...options });

/** Plain text of several lines that says something. */
export const filledParagraphs = (maxLength: number, options: Partial<TextOptions> = {}) =>
  paragraphs(maxLength, { ...filled, ...options });

/** The other choice of an optional field that has a form of its own: left blank. */
export const blank = (maxLength: number) => Type.String({ maxLength, pattern: BLANK, examples: [''] });

/** A phone number that may be missing or left blank. */
export const optionalPhone = () => Type.Optional(Type.Union([phoneNumber(), blank(phoneNumberForm.maxLength)]));

/** One spelling for one text: no space around it, composed accents, one kind of line end. */
export const normalise = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same for a field that may be missing or blank: then null. */
export const normaliseOrNull = (text = '') => (isBlank.test(text) ? null : normalise(text));
