/** `1500.5` in hundredths, without a calculation that rounds. */
export function toHundredths(amount: string): number {
  const [whole = '', decimals = ''] = amount.split('.');
  return Number(whole + decimals.padEnd(2, '0'));
}

/** `1500.50`, from what the database has: PostgreSQL answers a `bigint` as text. */
export function fromHundredths(hundredths: number | string): string {
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
