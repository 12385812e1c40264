import type { Texts } from '../text/languages.ts';

export const newsletterErrors = {
  badUnsubscribeLink: {
    en: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie. Copiez le lien entier, ou écrivez-nous.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi. Zwa lien mobimba, to komela biso.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo. Nakili kiungo chote, au tuandikie.',
  },
} satisfies Record<string, Texts>;
