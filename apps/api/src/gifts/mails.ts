import { confirmationOf, referenceLine } from '../mail/confirmation.ts';
import type { SubjectMails, WriteMail } from '../mail/write.ts';
import { readGiftRow } from './list.ts';
import { GIFT_RECEIPT } from './mail-queue.ts';
import { confirmation, receiptMail as messages, notices } from './messages.ts';
import { receiptFileName, renderReceipt } from './receipt.ts';

/** The receipt is written when it is sent; `undefined` if the gift was erased meanwhile. */
const receiptMail: WriteMail = async ({ reference }, { store }, intl) => {
  const gift = reference ? await readGiftRow(store, reference) : undefined;
  const pdf = gift && (await renderReceipt(gift));
  if (!pdf) return undefined;
  const attachment = { filename: `${receiptFileName(gift)}.pdf`, content: pdf, contentType: 'application/pdf' };
  return {
    subject: intl.formatMessage(messages.subject),
    body: [intl.formatMessage(messages.text), referenceLine(reference, intl)],
    attachments: [attachment],
  };
};

export const mails: SubjectMails = {
  gift: {
    notice: { what: notices.arrived, page: (reference) => `/gifts/${reference}` },
    confirmation: confirmationOf(confirmation),
  },
  [GIFT_RECEIPT]: { message: receiptMail },
};
