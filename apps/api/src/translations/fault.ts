import { newAccountIn } from '../content-files/donations.ts';
import { contentFault, type Fault, messageFault } from './icu.ts';
import type { FoundText } from './read.ts';

type Replaced = Pick<FoundText, 'source' | 'english' | 'text' | 'program_text' | 'is_overridden'>;

/**
 * Why a text cannot be saved in place of another. One of the interface is shown at once, so it names
 * no account of its own: where gifts go takes two people.
 */
export function faultOf(
  { source, english, text: current, program_text, is_overridden }: Replaced,
  text: string,
): Fault | { rule: 'account'; account: string } | undefined {
  if (source === 'content') return contentFault(english, text);
  const program = is_overridden ? program_text : current;
  const account = newAccountIn(text, [english, program ?? '']);
  return messageFault(english, text) ?? (account === undefined ? undefined : { rule: 'account', account });
}
