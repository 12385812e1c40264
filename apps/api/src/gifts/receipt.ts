import { homeDay } from '@nzete/domain';
import { formatNumber } from '@nzete/languages';
import { type Static, Type } from 'typebox';
import { readJson } from '../db/stored-json.ts';
import { body, type Doc, drawHeading, drawRule, type Element, renderDocument } from '../pdf/document.ts';
import { textFont } from '../pdf/fonts.ts';
import { decorate, ensureSpace, heightOf, ink, margin, tagged } from '../pdf/sheet.ts';
import { formatDay } from '../text/format.ts';
import { foundationName } from '../text/foundation-texts.ts';
import type { Lang } from '../text/languages.ts';
import { languageOf } from './decide.ts';
import type { GiftRow } from './list.ts';
import { methodNames, receiptLabels } from './receipt-texts.ts';

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

/** The receipt of a confirmed gift in the donor's language; `undefined` if it is not confirmed. */
export async function renderReceipt(gift: GiftRow): Promise<Buffer | undefined> {
  const { receipt_number: number, received_amount, received_currency, received_on, status_at } = gift;
  const issuer = issuerOf(gift);
  if (!number || received_amount === null || !received_currency || !received_on || !status_at || !issuer) {
    return undefined;
  }
  const lang = languageOf(gift);
  const labels = receiptLabels[lang];
  const date = homeDay(status_at);
  const foundation = foundationName[lang];
  const head = {
    ...{ title: labels.title(number), kind: labels.kind, line: formatDay(date, lang) },
    ...{ foundation, date, lang, page: labels.page },
  };
  return renderDocument(head, (doc, root) => {
    tagged(doc, root, 'P', labels.confirmed, body);
    doc.y += 24;
    drawHeading(doc, root, labels.gift);
    drawRows(doc, root, [
      [labels.amount, formatAmount(received_amount, received_currency, lang)],
      [labels.from, gift.name ?? gift.email],
      [labels.method, methodNames[gift.method][lang]],
      [labels.receivedOn, formatDay(received_on, lang)],
      [labels.transfer, gift.transfer_reference],
      [labels.number, number],
      [labels.reference, gift.reference],
    ]);
    doc.y += 28;
    drawHeading(doc, root, labels.issuer);
    tagged(doc, root, 'P', `${foundation}\n${issuer.address}\n${issuer.email}`, body);
  });
}
