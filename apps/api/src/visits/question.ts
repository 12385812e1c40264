import { phoneSeparators } from '@nzete/domain';

const MAX_LENGTH = 200;

/** Anything with an @ in it, even if it is not a valid address. */
const ADDRESS = /[^\s<>()]*@[^\s<>()]*/gu;
/** Seven digits or more, with what people put between them. */
const PHONE = new RegExp(`[+\uff0b]?[(\uff08]?\\p{N}(?:[\\s${phoneSeparators}]{0,3}\\p{N}){6,}`, 'gu');
const CONTROLS = /\p{Cc}+/gu;

/** A question without e-mail addresses and long numbers, cut. */
export function withoutContacts(question: string): string {
  const text = question.normalize('NFC').replace(CONTROLS, ' ').replace(ADDRESS, '…').replace(PHONE, '…').trim();
  return [...text].slice(0, MAX_LENGTH).join('');
}
