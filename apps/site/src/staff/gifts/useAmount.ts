import { useFormat } from '@nzete/ui/format';

/** An amount of the server as the language writes it: `1,500.50 USD`. */
export function useAmount(): (amount: string, currency: string) => string {
  const { number } = useFormat();
  return (amount, currency) =>
    `${number(Number(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0${currency}`;
}
