import type { Texts } from '../text/languages.ts';

export const newsletterErrors = {
  badUnsubscribeLink: {
    en: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie. Copiez le lien entier, ou écrivez-nous.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi. Zwa lien mobimba, to komela biso.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo. Nakili kiungo chote, au tuandikie.',
  },
  badConfirmLink: {
    en: 'This link does not work: perhaps a part of it is missing, or it is older than 30 days. Copy the whole link, or subscribe again.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie, ou il a plus de 30 jours. Copiez le lien entier, ou abonnez-vous de nouveau.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi, to eleki mikolo 30. Zwa lien mobimba, to komikomisa lisusu.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo, au kimepita siku 30. Nakili kiungo chote, au jiandikishe tena.',
  },
  noBounces: {
    en: 'This server takes no reports of undeliverable mail. Its operator sets NEWSLETTER_BOUNCE_TOKEN.',
    fr: 'Ce serveur n’accepte pas de rapports d’e-mails non remis. Son opérateur définit NEWSLETTER_BOUNCE_TOKEN.',
    ln: 'Serveur oyo endimaka bansango ya ba e-mail oyo ekomaki te, te. Mosali na yango atya NEWSLETTER_BOUNCE_TOKEN.',
    sw: 'Seva hii haipokei taarifa za barua pepe zisizofika. Msimamizi wake aweke NEWSLETTER_BOUNCE_TOKEN.',
  },
  bounceToken: {
    en: 'The token of NEWSLETTER_BOUNCE_TOKEN is needed. Send it in the header Authorization.',
    fr: 'Le jeton de NEWSLETTER_BOUNCE_TOKEN est nécessaire. Envoyez-le dans l’en-tête Authorization.',
    ln: 'Esengeli token ya NEWSLETTER_BOUNCE_TOKEN. Tinda yango na header Authorization.',
    sw: 'Tokeni ya NEWSLETTER_BOUNCE_TOKEN inahitajika. Itume kwenye kichwa Authorization.',
  },
} satisfies Record<string, Texts>;
