import { Type } from 'typebox';

/** Control characters, halves of broken characters, and the marks that turn the direction of the text around them. */
const REFUSED = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069';
const LINE = `^[^${REFUSED}]*$`;
const PARAGRAPHS = `^(?:[^${REFUSED}]|[\\t\\n\\r])*$`;

interface TextOptions {
  description?: string;
  examples?: string[];
}

const filled = { minLength: 1, not: { pattern: '^\\s*$' } };

/** One line of plain text that may be blank. Pass what comes in through {@link tidy} or {@link tidyOrNull}. */
export const line = (maxLength: number, options: TextOptions = {}) =>
  Type.String({ maxLength, pattern: LINE, ...options });

/** One line of plain text that says something. */
export const filledLine = (maxLength: number, options: TextOptions = {}) => line(maxLength, { ...filled, ...options });

/** Plain text of several lines that may be blank. */
export const paragraphs = (maxLength: number, options: TextOptions = {}) =>
  Type.String({ maxLength, pattern: PARAGRAPHS, ...options });

/** Plain text of several lines that says something. */
export const filledParagraphs = (maxLength: number, options: TextOptions = {}) =>
  paragraphs(maxLength, { ...filled, ...options });

/** One spelling for one text: no space around it, composed accents, one kind of line end. */
export const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** The same for a field that may be missing or blank: then null. */
export const tidyOrNull = (text: string | undefined) => tidy(text ?? '') || null;
