/**
 * The time at which a row is saved. Who changes a row later names this time as what they have seen,
 * and the statement that writes compares with it, so no two versions of a row have the same one.
 */
export function timeAfter(seen: string | null): string {
  const now = Date.now();
  return new Date(seen === null ? now : Math.max(now, Date.parse(seen) + 1)).toISOString();
}
