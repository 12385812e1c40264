/** An age in the largest unit with a value of at least one. */
export interface Age {
  unit: 'now' | 'minutes' | 'hours' | 'days';
  count: number;
}

/** A time in the future, from a wrong clock, counts as now. */
export function ageOf(minutes: number): Age {
  if (minutes < 1) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: Math.floor(minutes) };
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
}
