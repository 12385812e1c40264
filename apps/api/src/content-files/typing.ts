import { correctTyping } from '@nzete/domain';
import { isTexts } from './localise.ts';

/** Collects every string inside a value. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value && typeof value === 'object') for (const child of Object.values(value)) textsIn(child, found);
  return found;
}

/**
 * A body whose texts in languages are typeset as their language is. Those in `stored` stay: someone
 * has left them as they typed them.
 */
export function correctTexts<Body>(body: Body, stored: ReadonlySet<string>): Body {
  const correct = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(correct);
    if (value === null || typeof value !== 'object') return value;
    const isText = isTexts(value);
    const entries = Object.entries(value).map(([key, child]) => {
      if (!isText) return [key, correct(child)];
      return [key, stored.has(child) ? child : correctTyping(child, key).text];
    });
    return Object.fromEntries(entries);
  };
  return correct(body) as Body; // only texts differ
}

/** Corrects the files of a folder; texts that are already published stay. */
export const correctFiles = (
  files: ReadonlyMap<string, unknown>,
  stored: ReadonlyMap<string, unknown> = new Map(),
): ReadonlyMap<string, unknown> =>
  new Map([...files].map(([path, body]) => [path, correctTexts(body, textsIn(stored.get(path)))]));
