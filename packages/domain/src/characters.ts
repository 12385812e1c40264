/**
 * What no text holds: control characters but tab and line breaks, lone surrogates, and code points
 * that are no characters (U+FFFE). XML cannot carry them, and PostgreSQL not all of them.
 */
const UNSHOWABLE = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/u;
const everyUnshowable = new RegExp(UNSHOWABLE, 'gu');

export const isShowable = (text: string): boolean => !UNSHOWABLE.test(text);

/** For what was stored before such characters were refused, and for what a page shows again. */
export const withoutUnshowable = (text: string): string => text.replace(everyUnshowable, '');
