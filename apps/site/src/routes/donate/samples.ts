/**
 * Whether a value is sample data of the software, which is marked as such. The server rejects
 * sample content whose text does not say so.
 */
export function isSampleValue(value: string): boolean {
  return /SAMPLE|\.example$|^\+243 000 000/.test(value);
}
