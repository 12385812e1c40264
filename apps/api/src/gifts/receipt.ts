import { homeDay } from '@nzete/domain';
import { formatNumber } from '@nzete/languages';
import { type Static, Type } from 'typebox';
import { readJson } from '../db/stored-json.ts';
import { body, type Doc, drawHeading, drawRule, type Element, renderDocument } from '../pdf/document.ts';
import { textFont } from '../pdf/fonts.ts';
import { decorate, ensureSpace, heightOf, ink, margin, tagged } from '../pdf/sheet.ts';
import { formatDay } from '../text/format.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import { foundation } from '../text/messages.ts';
import type { GiftRow } from './list.ts';
import { receiptMessages as messages, methodNames } from './messages.ts';

const Issuer = Type.Object({ address: Type.String(), email: Type.String() });

/** The address of the foundation when a receipt was written. */
export type ReceiptIssuer = Static<typeof Issuer>;

const issuerOf = ({ id, receipt_issuer }: GiftRow) =>
  readJson(receipt_issuer, Issuer, { column: 'gift.receipt_issuer', row: id });

const LABEL_WIDTH = 170;

/** A table of two columns: what it is, and the value. Long values take more than one line. */
function drawRows(doc: Doc, root: Element, rows: readonly (readonly [label: string, value: string])[]): void {
  const table = doc.struct('Table');
  root.add(table);
  const width = doc.page.width - 2 * margin - LABEL_WIDTH;
  for (const [label, value] of rows) {
    const style = { ...body, x: margin + LABEL_WIDTH, width };
    const height = heightOf(doc, value, style);
    ensureSpace(doc, height + 14);
    const y = doc.y + 6;
    decorate(doc, () => drawRule(doc, y - 6, 0.75));
    const row = doc.struct('TR');
    table.add(row);
    const name = { ...body, color: ink.muted, x: margin, y, width: LABEL_WIDTH - 12 };
    tagged(doc, row, 'TH', label, name, { scope: 'Row' });
    tagged(doc, row, 'TD', value, { ...style, y });
    row.end();
    doc.y = y + height + 4;
  }
  table.end();
  decorate(doc, () => drawRule(doc, doc.y, 0.75));
}

/** `1,500.50 USD`, as the language writes numbers, always with two decimals. */
const formatAmount = (hundredths: number | string, currency: string, lang: Lang): string => {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${formatNumber(Number(hundredths) / 100, lang, decimals)}\u00a0${currency}`;
};

/** What a receipt would have to print and cannot: numbered, it could not be corrected any more. */
export async function unprintableOn(
  gift: Pick<GiftRow, 'name' | 'email' | 'transfer_reference'>,
): Promise<string | undefined> {
  const { isPrintable } = await import('../pdf/runs.ts');
  return [gift.name ?? gift.email, gift.transfer_reference].find((text) => !isPrintable(text, textFont.file));
}

export const receiptFileName = ({ receipt_number }: Pick<GiftRow, 'receipt_number'>) =>
  `nzete-receipt-${receipt_number}`;

/** The receipt of a confirmed gift, with `intl` in the donor's language; `undefined` if it is not confirmed. */
export async function renderReceipt(gift: GiftRow, intl: ServerIntl): Promise<Buffer | undefined> {
  const { receipt_number: number, received_amount, received_currency, received_on, status_at } = gift;
  const issuer = issuerOf(gift);
  if (!number || received_amount === null || !received_currency || !received_on || !status_at || !issuer) {
    return undefined;
  }
  const { formatMessage, locale: lang } = intl;
  const date = homeDay(status_at);
  const title = formatMessage(messages.title, { number });
  const head = {
    ...{ title, kind: formatMessage(messages.kind), line: formatDay(date, lang) },
    ...{ date, intl },
  };
  return renderDocument(head, (doc, root) => {
    tagged(doc, root, 'P', formatMessage(messages.confirmed), body);
    doc.y += 24;
    drawHeading(doc, root, formatMessage(messages.gift));
    drawRows(doc, root, [
      [formatMessage(messages.amount), formatAmount(received_amount, received_currency, lang)],
      [formatMessage(messages.from), gift.name ?? gift.email],
      [formatMessage(messages.method), formatMessage(methodNames[gift.method])],
      [formatMessage(messages.receivedOn), formatDay(received_on, lang)],
      [formatMessage(messages.transfer), gift.transfer_reference],
      [formatMessage(messages.number), number],
      [formatMessage(messages.reference), gift.reference],
    ]);
    doc.y += 28;
    drawHeading(doc, root, formatMessage(messages.issuer));
    tagged(doc, root, 'P', `${formatMessage(foundation.name)}\n${issuer.address}\n${issuer.email}`, body);
  });
}
