import { useFormat } from '@nzete/ui/format';

/** Formats a minimum: 5,000+ or 1M+. */
export function usePlus() {
  const { number } = useFormat();
  return (value: number, format?: Intl.NumberFormatOptions) => `${number(value, format)}+`;
}
