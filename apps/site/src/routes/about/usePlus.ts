import { useFormat } from '@nzete/ui/format';

/** Writes a number of which it is known that there are more: 5,000+ or, where that is how it is called, 1M+. */
export function usePlus() {
  const { number } = useFormat();
  return (value: number, format?: Intl.NumberFormatOptions) => `${number(value, format)}+`;
}
