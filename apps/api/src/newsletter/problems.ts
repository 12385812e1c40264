import { problem } from '../http/problems/problem.ts';

export const newsletterProblems = {
  badUnsubscribeLink: problem('unsubscribe-link-invalid', 404, {
    en: 'This link does not work: perhaps a part of it is missing. Copy the whole link, or write to us.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie. Copiez le lien entier, ou écrivez-nous.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi. Zwa lien mobimba, to komela biso.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo. Nakili kiungo chote, au tuandikie.',
  }),
  badConfirmLink: problem('newsletter-link-invalid', 404, {
    en: 'This link does not work: perhaps a part of it is missing, or it is older than 30 days. Copy the whole link, or subscribe again.',
    fr: 'Ce lien ne fonctionne pas : il en manque peut-être une partie, ou il a plus de 30 jours. Copiez le lien entier, ou abonnez-vous de nouveau.',
    ln: 'Lien oyo esalaka te: mbala mosusu eteni moko ezangi, to eleki mikolo 30. Zwa lien mobimba, to komikomisa lisusu.',
    sw: 'Kiungo hiki hakifanyi kazi: huenda sehemu yake haipo, au kimepita siku 30. Nakili kiungo chote, au jiandikishe tena.',
  }),
  alreadySubscribed: problem('already-subscribed', 400, 'Email already subscribed'),
  noBounceReports: problem('bounce-reports-off', 404, 'Set NEWSLETTER_BOUNCE_TOKEN, and this server takes reports.'),
  bounceTokenWanted: problem('bounce-token-wanted', 401, 'The token of NEWSLETTER_BOUNCE_TOKEN is needed.'),
};
