import { clean } from './clean.ts';
import { type Rule, rulesOf } from './rules.ts';
import { setAside } from './setAside.ts';
import { typingTables } from './tables.ts';

export interface Correction {
  text: string;
  /** How many places changed. */
  count: number;
}

const known = new Map<string, readonly Rule[]>();

function rules(language: string): readonly Rule[] {
  const made = known.get(language) ?? rulesOf(typingTables.find(({ code }) => code === language));
  known.set(language, made);
  return made;
}

function correctOnce(text: string, language: string): Correction {
  const cleaned = clean(text);
  let count = cleaned === text ? 0 : 1;
  const { prose, restore } = setAside(cleaned);
  const corrected = rules(language).reduce(
    (before, [search, replace]) =>
      before.replace(search, (match, ...groups) => {
        const after = replace(match, ...groups.filter((group) => typeof group !== 'number'));
        if (after !== match) count += 1;
        return after;
      }),
    prose,
  );
  return { text: restore(corrected), count };
}

/** In odd texts such as ` - - - `, one correction may make another one necessary. */
const MOST_PASSES = 5;

/** Longer texts are left alone: the rules would take too long. */
const LONGEST = 10_000;

/**
 * A text as its language is typeset: `C'est vrai !` gets its apostrophe and its no-break space. What
 * is not prose (addresses, placeholders, times, numbers of phones and accounts) stays as it is.
 * Applied again it changes nothing.
 *
 * @param language the code of one of the languages; any other has the rules that all share
 */
export function correctTyping(text: string, language: string): Correction {
  let corrected: Correction = { text, count: 0 };
  if (text.length > LONGEST) return corrected;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const next = correctOnce(corrected.text, language);
    if (next.text === corrected.text) break;
    corrected = { text: next.text, count: corrected.count + next.count };
  }
  return corrected;
}
