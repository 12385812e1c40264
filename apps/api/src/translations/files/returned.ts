import { withoutUnshowable } from '@nzete/domain';

/** A text as a file brings it back. */
export interface ReturnedText {
  id: string;
  english: string;
  /** Null without a translation. */
  text: string | null;
  /** Whether this is what was exported. */
  isWas: (text: string | null) => boolean;
}

export interface ReturnedFile {
  language: string;
  texts: ReturnedText[];
}

/** Why a file cannot be read at all: a key of `fileProblems`. */
export class UnreadableFile extends Error {
  readonly reason: 'notUtf8' | 'notXml' | 'doctype' | 'notXliff' | 'badCharacter' | 'notCsv' | 'noLanguage';

  constructor(reason: UnreadableFile['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** One kind of line break and of accents, as translators' programs change them; no file carries the rest. */
export const asWritten = (text: string): string => withoutUnshowable(text).replace(/\r\n?/g, '\n').normalize('NFC');

export const isSame = (one: string, other: string): boolean => asWritten(one).trim() === asWritten(other).trim();
