import { isDay } from './is-day.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** `2026-11-29T08:30:00.000Z`; years beyond 9999 have more. */
const LENGTH = 24;

/**
 * Whether a text is a time with its zone (RFC 3339) that a `Date` can hold and that sorts as text: no leap
 * second, and no year beyond 9999, in UTC either.
 */
export function isTime(text: string): boolean {
  if (!TIME.test(text) || !isDay(text.slice(0, 10))) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().length === LENGTH;
}
