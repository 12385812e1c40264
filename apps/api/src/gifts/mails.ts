import { confirmationOf, referenceLine } from '../mail/confirmation.ts';
import { SAMPLE_REFERENCE } from '../mail/samples.ts';
import { mailWriter, type SubjectMails } from '../mail/write.ts';
import { readGiftRow } from './list.ts';
import { GIFT_RECEIPT } from './mail-queue.ts';
import { confirmation, receiptMail as messages, notices } from './messages.ts';
import { receiptFileName, renderReceipt } from './receipt.ts';

const receiptMail = mailWriter<{ reference: string | null; filename: string; pdf: Buffer }>({
  /** The receipt is written when it is sent; `undefined` if the gift was erased meanwhile. */
  async read({ reference }, { store }, intl) {
    const gift = reference ? await readGiftRow(store, reference) : undefined;
    const pdf = gift && (await renderReceipt(gift, intl));
    return pdf && { reference, filename: `${receiptFileName(gift)}.pdf`, pdf };
  },
  write: ({ reference, filename, pdf }, { intl }) => ({
    subject: intl.formatMessage(messages.subject),
    body: [intl.formatMessage(messages.text), referenceLine(reference, intl)],
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }],
  }),
  samples: () => [
    {
      reference: SAMPLE_REFERENCE,
      filename: `${receiptFileName({ receipt_number: '2026-0001' })}.pdf`,
      pdf: Buffer.alloc(0),
    },
  ],
});

export const mails: SubjectMails = {
  gift: {
    notice: { what: notices.arrived, page: (reference) => `/gifts/${reference}` },
    confirmation: confirmationOf(confirmation),
  },
  [GIFT_RECEIPT]: { message: receiptMail },
};
