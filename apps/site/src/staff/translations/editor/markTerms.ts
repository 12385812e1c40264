import type { Term } from '../types.ts';

interface Part {
  text: string;
  /** Where it begins. */
  at: number;
  /** Of the glossary, if the part is one. */
  term?: Term;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** In singular and plural, as the check of the glossary has it. */
const formsOf = (term: string) =>
  term.endsWith('y') ? `${escaped(term.slice(0, -1))}(?:y|ies)` : `${escaped(term)}(?:s|es)?`;

/** The parts of an English text, with the terms of the glossary apart; of two terms the longer one. */
export function markTerms(text: string, terms: readonly Term[]): Part[] {
  if (terms.length === 0) return [{ text, at: 0 }];
  const longestFirst = terms.toSorted((one, other) => other.english.length - one.english.length);
  const forms = longestFirst.map(({ english }) => `(${formsOf(english)})`).join('|');
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms})(?![\p{L}\p{N}])`, 'giu');
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [found, ...groups] = match;
    const term = longestFirst[groups.findIndex((group) => group !== undefined)];
    if (match.index > end) parts.push({ text: text.slice(end, match.index), at: end });
    parts.push({ text: found, at: match.index, ...(term && { term }) });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}
