import { amountPattern, giftCurrencies, giftMethods, giftStatuses, giftLimits as limits } from '@nzete/domain';
import { Type } from 'typebox';
import { count, emailAddress, oneOf, ref, strictObject } from '../http/schemas.ts';
import { referenceNumber } from '../http/submissions/reference.ts';
import { filledLine, filledParagraphs, line } from '../http/validation/text.ts';
import { languages } from '../text/languages.ts';

const GiftMethod = oneOf(giftMethods, {
  $id: 'GiftMethod',
  description: 'The way to give: the `id` of a donation method',
  examples: ['mobile-money'],
});

const GiftCurrency = oneOf(giftCurrencies, { $id: 'GiftCurrency', examples: ['USD'] });

const GiftStatus = oneOf(giftStatuses, {
  $id: 'GiftStatus',
  description: 'It waits for staff, is on the account, or was not found there',
  examples: ['received'],
});

const amount = (description: string) =>
  Type.String({ pattern: amountPattern, maxLength: 13, description, examples: ['50.00'] });
const day = (kind: 'sent' | 'received', description: string) =>
  Type.String({ format: 'date', 'x-gift-date': kind, description, examples: ['2026-06-01'] });
const time = (description: string) =>
  Type.String({ format: 'date-time', description, examples: ['2026-06-03T09:00:00.000Z'] });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const GiftInput = strictObject(
  {
    method: ref(GiftMethod),
    amount: amount('With a point and at most two decimals'),
    currency: ref(GiftCurrency),
    sent_on: day('sent', 'The day of the transfer'),
    transfer_reference: filledLine(limits.transferReference, {
      description: 'The number or the words by which the transfer is found on the account',
      examples: ['MP260601.1432.A12345'],
    }),
    name: Type.Optional(line(limits.name, { description: 'For the receipt', examples: ['Ada Mbo'] })),
    email: emailAddress({ description: 'Where the receipt is sent' }),
  },
  { $id: 'GiftInput' },
);

export const Gift = strictObject(
  {
    reference: referenceNumber(),
    status: ref(GiftStatus),
    submitted_at: time('When the donor sent the form'),
    language: orNull(oneOf(languages, { description: 'Of the receipt', examples: ['fr'] })),
    method: ref(GiftMethod),
    amount: amount('As the donor wrote it'),
    currency: ref(GiftCurrency),
    sent_on: day('sent', 'The day of the transfer'),
    transfer_reference: Type.String({ examples: ['MP260601.1432.A12345'] }),
    name: orNull(Type.String({ examples: ['Ada Mbo'] })),
    email: emailAddress(),
    decided_at: orNull(time('When it was confirmed or refused')),
    decided_by: orNull(Type.String({ description: 'Who confirmed or refused it', examples: ['amani'] })),
    received_amount: orNull(amount('As it is on the account')),
    received_currency: orNull(ref(GiftCurrency)),
    received_on: orNull(day('received', 'The day that the account shows')),
    receipt_number: orNull(
      Type.String({ description: 'Of a confirmed gift: the year and a number without gaps', examples: ['2026-0001'] }),
    ),
    message: orNull(Type.String({ description: 'Why it was refused, as written to the donor', examples: ['…'] })),
  },
  { $id: 'Gift', description: 'A gift that a donor says was sent, and what staff found' },
);

export const GiftPage = strictObject(
  {
    gifts: Type.Array(ref(Gift)),
    total: count('How many match', 12),
    waiting: count('How many wait for staff, whatever the filter says of the status', 3),
    receipts_mailed: Type.Boolean({ description: 'Whether the server mails receipts', examples: [true] }),
  },
  { $id: 'GiftPage', description: 'One page of the gifts, newest first' },
);

export const GIFT_PAGE_LENGTH = 50;

export const GiftQuery = strictObject({
  status: Type.Optional(ref(GiftStatus)),
  method: Type.Optional(ref(GiftMethod)),
  currency: Type.Optional(ref(GiftCurrency)),
  month: Type.Optional(
    Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$', description: 'Of the transfer', examples: ['2026-06'] }),
  ),
  q: Type.Optional(
    line(100, { description: 'Words of name, address and numbers, in any order', examples: ['ada 2026-0001'] }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Default: 1', examples: [1] })),
});

export const GiftParams = strictObject({ reference: referenceNumber() });

export const GiftConfirmation = strictObject(
  {
    amount: amount('As it is on the account'),
    currency: ref(GiftCurrency),
    received_on: day('received', 'The day that the account shows'),
  },
  { $id: 'GiftConfirmation', description: 'What the receipt says, from the account of the foundation' },
);

export const GiftRefusal = strictObject(
  {
    reason: filledParagraphs(limits.reason, {
      description: 'For the donor, in the language of the gift',
      examples: ['We do not find this transfer on our account. Please send us its number again.'],
    }),
  },
  { $id: 'GiftRefusal' },
);

export const GiftTotal = strictObject(
  {
    month: Type.String({ description: 'Of the account', examples: ['2026-06'] }),
    method: ref(GiftMethod),
    currency: ref(GiftCurrency),
    count: count('Confirmed gifts', 4),
    amount: Type.String({ description: 'Their sum', examples: ['210.50'] }),
  },
  { $id: 'GiftTotal' },
);

export const GiftTotals = Type.Array(ref(GiftTotal), {
  $id: 'GiftTotals',
  description: 'Confirmed gifts by month, method and currency, the newest month first',
});
