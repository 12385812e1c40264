import type { ConfirmationTexts } from '../mail/confirmation.ts';
import type { Texts } from '../text/languages.ts';

export const giftConfirmation: ConfirmationTexts = {
  subject: {
    en: 'You told us of a gift',
    fr: 'Vous nous avez annoncé un don',
    ln: 'Oyebisi biso likabo',
    sw: 'Umetujulisha kuhusu mchango',
  },
  text: {
    en: 'Thank you. We look for your gift on our account, and send you the receipt once we have found it.',
    fr: 'Merci. Nous cherchons votre don sur notre compte, et vous envoyons le reçu dès que nous l’avons trouvé.',
    ln: 'Matondi. Tozali koluka likabo na yo na konti na biso, mpe tokotindela yo resu soki tomoni yango.',
    sw: 'Asante. Tunautafuta mchango wako kwenye akaunti yetu, na tutakutumia stakabadhi tukishauona.',
  },
};

/** Of the mail that has the receipt. */
export const receiptMailTexts = {
  subject: {
    en: 'The receipt of your gift',
    fr: 'Le reçu de votre don',
    ln: 'Resu ya likabo na yo',
    sw: 'Stakabadhi ya mchango wako',
  },
  text: {
    en: 'Thank you. Your gift has arrived on our account. The receipt is attached to this mail; keep it.',
    fr: 'Merci. Votre don est arrivé sur notre compte. Le reçu est joint à cet e-mail ; gardez-le.',
    ln: 'Matondi. Likabo na yo ekomi na konti na biso. Resu ezali na kati ya e-mail oyo; bomba yango.',
    sw: 'Asante. Mchango wako umefika kwenye akaunti yetu. Stakabadhi imeambatishwa kwenye barua pepe hii; itunze.',
  },
} satisfies Record<string, Texts>;
