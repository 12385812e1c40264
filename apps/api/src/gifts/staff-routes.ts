import { recordActions } from '../audit/actions.ts';
import { settings } from '../content/resources/settings.ts';
import { attachment } from '../http/answers/attachment.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { ref } from '../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../http/submissions/idempotency.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { pdfResponse } from '../pdf/response.ts';
import { ReaderQuery, sendSpreadsheet, spreadsheetResponse } from '../spreadsheet/response.ts';
import { staffOf } from '../staff/guard.ts';
import { mayDecide, mayRead } from '../staff/inbox-roles.ts';
import { normalise } from '../text/normalise.ts';
import { toHundredths } from './amount.ts';
import { confirmGift, languageOf, refuseGift } from './decide.ts';
import { listGifts, readGift, readGiftRow, readGiftTotals } from './list.ts';
import { giftProblems } from './problems.ts';
import { type ReceiptIssuer, receiptFileName, renderReceipt, unprintableOn } from './receipt.ts';
import {
  Gift,
  GiftConfirmation,
  GiftPage,
  GiftParams,
  GiftQuery,
  GiftRefusal,
  GiftTotal,
  GiftTotals,
} from './schemas.ts';

async function giftOf(api: Api, reference: string) {
  const gift = await readGift(api.store, reference);
  if (!gift) throw giftProblems.unknownGift();
  return gift;
}

/** What a receipt says of the foundation, in the language of the donor. */
async function issuerOf(api: Api, reference: string): Promise<string> {
  const lang = languageOf(await giftOf(api, reference));
  const { address, email } = (await api.content.read(settings, lang)).contact;
  return JSON.stringify({ address, email } satisfies ReceiptIssuer);
}

/** @throws {HttpError} unless it was done */
function done(outcome: 'done' | 'unknown' | 'changed') {
  if (outcome === 'unknown') throw giftProblems.unknownGift();
  if (outcome === 'changed') throw giftProblems.alreadyDecided();
  return {};
}

/** The gifts for staff. Nothing of them is public. */
export function staffRoutes(api: Api): void {
  addSchemas(api, Gift, GiftPage, GiftConfirmation, GiftRefusal, GiftTotals);
  const gift = { 200: { description: 'The gift', ...ref(Gift) } };

  api.get(
    '/gifts',
    {
      config: { staff: mayRead },
      preValidation: wholeNumbers('page'),
      schema: {
        operationId: 'getGifts',
        summary: 'One page of the gifts that donors say they sent',
        tags: ['Staff'],
        querystring: GiftQuery,
        response: { 200: { description: 'The page', ...ref(GiftPage) }, ...errors(401, 403, 422) },
      },
    },
    async (request) => ({
      ...(await listGifts(api.store, request.query)),
      receipts_mailed: api.mail.isConfigured,
    }),
  );

  api.get(
    '/gifts/totals',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'getGiftTotals',
        summary: 'Confirmed gifts by month, method and currency',
        tags: ['Staff'],
        response: { 200: { description: 'The totals', ...ref(GiftTotals) }, ...errors(401, 403) },
      },
    },
    () => readGiftTotals(api.store),
  );

  api.get(
    '/gifts/totals/export',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'exportGiftTotals',
        summary: 'The totals for a spreadsheet',
        tags: ['Staff'],
        querystring: ReaderQuery,
        response: {
          200: spreadsheetResponse('Month,Way of giving,Currency,Gifts,Amount'),
          ...errors(401, 403, 422),
        },
      },
    },
    async (request, reply) => {
      const totals = await readGiftTotals(api.store);
      await recordActions(api.store.db, ['gifts'], { who: staffOf(request).username, action: 'exported' });
      const rows = totals.map((total) => ({ ...total, amount: Number(total.amount) }));
      const columns = Object.keys(GiftTotal.properties);
      return sendSpreadsheet(request, reply, { name: 'nzete-gifts', columns, rows });
    },
  );

  api.get(
    '/gifts/:reference',
    {
      config: { staff: mayRead },
      schema: {
        operationId: 'openGift',
        summary: 'A gift with everything that is known of it',
        description: 'The look is in the audit trail.',
        tags: ['Staff'],
        params: GiftParams,
        response: { ...gift, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { reference } = request.params;
      const opened = await giftOf(api, reference);
      await recordActions(api.store.db, [reference], { who: staffOf(request).username, action: 'opened' });
      return opened;
    },
  );

  api.post(
    '/gifts/:reference/confirmation',
    {
      config: { staff: mayDecide, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'confirmGift',
        summary: 'Confirm that a gift is on the account',
        description:
          'It gets the next receipt number of the year, and the donor is mailed the receipt if the server sends mail. 409 if it is decided already, or if the receipt cannot print the name of the donor.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: GiftParams,
        body: ref(GiftConfirmation),
        response: { ...gift, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { reference } = request.params;
      const { amount, currency, received_on } = request.body;
      const unprintable = await unprintableOn(await giftOf(api, reference));
      if (unprintable !== undefined) throw giftProblems.unprintable(unprintable);
      const confirmation = {
        ...{ who: staffOf(request).username, mails: api.mail.isConfigured },
        ...{ amount: toHundredths(amount), currency, received_on, issuer: await issuerOf(api, reference) },
      };
      await writeOnce(api.store, request, async (db) => done(await confirmGift({ db }, reference, confirmation)));
      api.mail.wake();
      return giftOf(api, reference);
    },
  );

  api.post(
    '/gifts/:reference/refusal',
    {
      config: { staff: mayDecide, rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'refuseGift',
        summary: 'Say that a gift is not on the account',
        description: 'The donor is mailed the reason if the server sends mail. 409 if the gift is decided already.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: GiftParams,
        body: ref(GiftRefusal),
        response: { ...gift, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { reference } = request.params;
      const who = staffOf(request).username;
      const reason = normalise(request.body.reason);
      const refusal = { who, reason, mails: api.mail.isConfigured };
      await writeOnce(api.store, request, async (db) => done(await refuseGift({ db }, reference, refusal)));
      api.mail.wake();
      return giftOf(api, reference);
    },
  );

  api.get(
    '/gifts/:reference/receipt',
    {
      config: { staff: mayDecide, opensInTab: true },
      schema: {
        operationId: 'openGiftReceipt',
        summary: 'The receipt of a confirmed gift as a PDF',
        description: 'In the language of the donor, the same each time. The look is in the audit trail.',
        tags: ['Staff'],
        params: GiftParams,
        response: { 200: pdfResponse, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { reference } = request.params;
      const row = await readGiftRow(api.store, reference);
      if (!row) throw giftProblems.unknownGift();
      const pdf = await renderReceipt(row, await api.intl(languageOf(row)));
      if (!pdf) throw giftProblems.noReceipt();
      const action = { who: staffOf(request).username, action: 'opened', reason: row.receipt_number ?? '' } as const;
      await recordActions(api.store.db, [reference], action);
      const name = attachment(`${receiptFileName(row)}.pdf`);
      return reply.type('application/pdf').header('content-disposition', name).send(pdf);
    },
  );
}
