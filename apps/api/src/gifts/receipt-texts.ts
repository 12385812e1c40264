import type { GiftMethod } from '@nzete/domain';
import type { Lang, Texts } from '../text/languages.ts';

export const methodNames: Record<GiftMethod, Texts> = {
  'mobile-money': { en: 'Mobile money', fr: 'Mobile money', ln: 'Mobile money', sw: 'Pesa kwa simu' },
  'bank-transfer': {
    en: 'Bank transfer',
    fr: 'Virement bancaire',
    ln: 'Kotinda na banki',
    sw: 'Uhamisho wa benki',
  },
  paypal: { en: 'PayPal', fr: 'PayPal', ln: 'PayPal', sw: 'PayPal' },
};

interface ReceiptLabels {
  title: (number: string) => string;
  kind: string;
  confirmed: string;
  gift: string;
  from: string;
  amount: string;
  method: string;
  receivedOn: string;
  transfer: string;
  number: string;
  reference: string;
  issuer: string;
  page: (number: number, of: number) => string;
}

export const receiptLabels: Record<Lang, ReceiptLabels> = {
  en: {
    title: (number) => `Receipt ${number}`,
    kind: 'Receipt of a gift',
    confirmed: 'We confirm that this gift has arrived on our account. Thank you.',
    gift: 'The gift',
    from: 'From',
    amount: 'Amount',
    method: 'Way of giving',
    receivedOn: 'Arrived on',
    transfer: 'Reference of the transfer',
    number: 'Receipt number',
    reference: 'Reference number',
    issuer: 'Who writes this receipt',
    page: (number, of) => `Page ${number} of ${of}`,
  },
  fr: {
    title: (number) => `Reçu ${number}`,
    kind: 'Reçu d’un don',
    confirmed: 'Nous confirmons que ce don est arrivé sur notre compte. Merci.',
    gift: 'Le don',
    from: 'De la part de',
    amount: 'Montant',
    method: 'Moyen de don',
    receivedOn: 'Arrivé le',
    transfer: 'Référence du transfert',
    number: 'Numéro du reçu',
    reference: 'Numéro de référence',
    issuer: 'Qui établit ce reçu',
    page: (number, of) => `Page ${number} sur ${of}`,
  },
  ln: {
    title: (number) => `Resu ${number}`,
    kind: 'Resu ya likabo',
    confirmed: 'Tondimi ete likabo oyo ekomi na konti na biso. Matondi.',
    gift: 'Likabo',
    from: 'Euti epai ya',
    amount: 'Motango ya mbongo',
    method: 'Nzela ya kopesa',
    receivedOn: 'Ekomi na mokolo ya',
    transfer: 'Référence ya transfert',
    number: 'Nimero ya resu',
    reference: 'Nimero ya référence',
    issuer: 'Nani akomi resu oyo',
    page: (number, of) => `Lokasa ${number} kati na ${of}`,
  },
  sw: {
    title: (number) => `Stakabadhi ${number}`,
    kind: 'Stakabadhi ya mchango',
    confirmed: 'Tunathibitisha kwamba mchango huu umefika kwenye akaunti yetu. Asante.',
    gift: 'Mchango',
    from: 'Kutoka kwa',
    amount: 'Kiasi',
    method: 'Njia ya kuchangia',
    receivedOn: 'Ulifika tarehe',
    transfer: 'Kumbukumbu ya uhamisho',
    number: 'Namba ya stakabadhi',
    reference: 'Namba ya kumbukumbu',
    issuer: 'Aliyetoa stakabadhi hii',
    page: (number, of) => `Ukurasa ${number} kati ya ${of}`,
  },
};
