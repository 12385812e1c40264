import type { GiftInput } from '@nzete/api-client/applications';
import { emailLimit, giftCurrencies, giftLimits, giftMethods, isGiftDay, parseAmount } from '@nzete/domain';
import { object, string } from 'yup';

/** The fields have the names that the server gives them in an error. */
export interface Gift {
  method: string;
  amount: string;
  currency: string;
  /** YYYY-MM-DD */
  sent_on: string;
  transfer_reference: string;
  /** Blank: the receipt has the e-mail address. */
  name: string;
  email: string;
}

export const emptyGift: Gift = {
  method: '',
  amount: '',
  currency: '',
  sent_on: '',
  transfer_reference: '',
  name: '',
  email: '',
};

/** The validation schema. Its messages are keys of `messages`. */
export const giftSchema = object({
  method: string()
    .required('methodMissing')
    .oneOf([...giftMethods], 'methodMissing'),
  amount: string()
    .trim()
    .required('amountMissing')
    .test('amount', 'amountWrong', (amount) => parseAmount(amount) !== undefined),
  currency: string()
    .required('currencyMissing')
    .oneOf([...giftCurrencies], 'currencyMissing'),
  sent_on: string()
    .required('dayMissing')
    .test('day', 'dayWrong', (day) => isGiftDay('sent', day)),
  transfer_reference: string().trim().required('transferMissing').max(giftLimits.transferReference, 'transferLong'),
  name: string().trim().max(giftLimits.name, 'nameLong'),
  email: string()
    .trim()
    .max(emailLimit, 'emailWrong')
    .required('emailMissing')
    .matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailWrong'),
});

/** The arguments of the call that sends valid values. */
export function giftCall(values: Gift): { giftInput: GiftInput } {
  const { name, amount, method, currency, ...rest } = giftSchema.cast(values);
  return {
    giftInput: {
      ...rest,
      // The schema has checked all three.
      method: method as GiftInput['method'],
      currency: currency as GiftInput['currency'],
      amount: parseAmount(amount) ?? amount,
      ...(name ? { name } : {}),
    },
  };
}
