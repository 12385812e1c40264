import { homeDay } from './local-time.ts';

/** Ways to give that a gift can have come by: those of the content list `donation-methods`. */
export const giftMethods = ['mobile-money', 'bank-transfer', 'paypal'] as const;

export type GiftMethod = (typeof giftMethods)[number];

/** Currencies of gifts, each with two decimals. */
export const giftCurrencies = ['USD', 'CDF', 'EUR', 'GBP', 'CAD', 'CHF'] as const;

export type GiftCurrency = (typeof giftCurrencies)[number];

/** From reading to a decision there is no other state: it is on the account, or it is not. */
export const giftStatuses = ['received', 'accepted', 'refused'] as const;

export type GiftStatus = (typeof giftStatuses)[number];

const DAY_MS = 86_400_000;

/** An amount as it is sent, more than nothing: a point, at most two decimals, no sign. */
export const amountPattern = '^(?!0(?:\\.0{1,2})?$)(?:0|[1-9]\\d{0,9})(?:\\.\\d{1,2})?$';

/**
 * Whether money can have been sent, or have arrived, on a day (`2026-06-01`): from 2020 to today in Kinshasa.
 * It may have been sent tomorrow: where the donor is, that may be today already.
 */
export function isGiftDay(kind: 'sent' | 'received', day = ''): boolean {
  const last = homeDay(new Date(Date.now() + (kind === 'sent' ? DAY_MS : 0)));
  return /^\d{4}-\d\d-\d\d$/.test(day) && day >= '2020-01-01' && day <= last;
}

/** Marks between thousands: spaces, points, commas, apostrophes. */
const GROUPED = /^[1-9]\d{0,2}(?:([ \u00a0\u202f.,'’])\d{3})(?:\1\d{3})*(?=$|[.,]\d{1,2}$)/;

/**
 * The amount that someone wrote, as {@link amountPattern} has it: `1 500,50`, `1,500.50` and `1500.5`
 * are `1500.50`. `undefined` if it is none, or nothing at all.
 */
export function parseAmount(text: string): string | undefined {
  const written = text.trim();
  const [grouped, mark] = GROUPED.exec(written) ?? [];
  const whole = grouped ?? /^\d+/.exec(written)?.[0];
  if (whole === undefined) return undefined;
  const rest = written.slice(whole.length);
  // The mark of the decimals is another one than that between thousands.
  if (rest !== '' && (!/^[.,]\d{1,2}$/.test(rest) || rest[0] === mark)) return undefined;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const amount = `${digits}.${rest.slice(1).padEnd(2, '0')}`;
  return new RegExp(amountPattern).test(amount) ? amount : undefined;
}
