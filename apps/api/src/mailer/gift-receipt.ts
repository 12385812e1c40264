import { readGiftRow } from '../gifts/list.ts';
import { receiptFileName, renderReceipt } from '../gifts/receipt.ts';
import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import { isLang, type Texts } from '../text/languages.ts';

const subject: Texts = {
  en: 'The receipt of your gift',
  fr: 'Le reçu de votre don',
  ln: 'Resu ya likabo na yo',
  sw: 'Stakabadhi ya mchango wako',
};

const text: Texts = {
  en: 'Thank you. Your gift has arrived on our account. The receipt is attached to this mail; keep it.',
  fr: 'Merci. Votre don est arrivé sur notre compte. Le reçu est joint à cet e-mail ; gardez-le.',
  ln: 'Matondi. Likabo na yo ekomi na konti na biso. Resu ezali na kati ya e-mail oyo; bomba yango.',
  sw: 'Asante. Mchango wako umefika kwenye akaunti yetu. Stakabadhi imeambatishwa kwenye barua pepe hii; itunze.',
};

type Parts = Pick<Message, 'subject' | 'attachments'> & { line: string };

/** The mail with a receipt; `undefined` if the gift was erased meanwhile. */
export async function receiptMail({ reference, language }: Mail, { store }: MailContext): Promise<Parts | undefined> {
  const gift = reference ? await readGiftRow(store, reference) : undefined;
  const pdf = gift && (await renderReceipt(gift));
  if (!pdf) return undefined;
  const lang = isLang(language) ? language : 'en';
  const attachment = { filename: `${receiptFileName(gift)}.pdf`, content: pdf, contentType: 'application/pdf' };
  return { subject: subject[lang], line: text[lang], attachments: [attachment] };
}
