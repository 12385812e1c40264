import { confirmationOf, referenceLine } from '../mail/confirmation.ts';
import type { SubjectMails, WriteMail } from '../mail/write.ts';
import { readGiftRow } from './list.ts';
import { GIFT_RECEIPT } from './mail-queue.ts';
import { giftConfirmation, receiptMailTexts } from './mail-texts.ts';
import { receiptFileName, renderReceipt } from './receipt.ts';

/** The receipt is written when it is sent; `undefined` if the gift was erased meanwhile. */
const receiptMail: WriteMail = async ({ reference }, { store }, lang) => {
  const gift = reference ? await readGiftRow(store, reference) : undefined;
  const pdf = gift && (await renderReceipt(gift));
  if (!pdf) return undefined;
  const attachment = { filename: `${receiptFileName(gift)}.pdf`, content: pdf, contentType: 'application/pdf' };
  return {
    subject: receiptMailTexts.subject[lang],
    body: [receiptMailTexts.text[lang], referenceLine(reference, lang)],
    attachments: [attachment],
  };
};

export const mails: SubjectMails = {
  gift: {
    notice: 'A donor says that a gift was sent',
    confirmation: confirmationOf(giftConfirmation),
  },
  [GIFT_RECEIPT]: { message: receiptMail },
};
