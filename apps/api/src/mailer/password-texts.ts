import type { Texts } from '../text/languages.ts';

/** The mail after a new password. It names no account and has no secret. */
export const passwordChanged: Record<'subject' | 'text' | 'ifNotYou' | 'write', Texts> = {
  subject: {
    en: 'Your password was changed',
    fr: 'Votre mot de passe a été modifié',
    ln: 'Mot de passe na yo ebongwani',
    sw: 'Nenosiri lako limebadilishwa',
  },
  text: {
    en: 'The password of your account was changed just now, and every sign-in before was ended. If it was you, you need not do anything.',
    fr: 'Le mot de passe de votre compte vient d’être modifié, et toutes les connexions précédentes ont pris fin. Si c’était vous, vous n’avez rien à faire.',
    ln: 'Mot de passe ya compte na yo euti kobongwana, mpe bokoti nyonso ya liboso esili. Soki ezali yo, osengeli kosala eloko te.',
    sw: 'Nenosiri la akaunti yako limebadilishwa sasa hivi, na kila mahali ulipokuwa umeingia pamefungwa. Kama ni wewe, huhitaji kufanya lolote.',
  },
  ifNotYou: {
    en: 'If it was not you, someone else can read your mail: change the password of your mailbox first, then choose a new one for the account here:',
    fr: 'Si ce n’était pas vous, quelqu’un d’autre peut lire vos e-mails : changez d’abord le mot de passe de votre messagerie, puis choisissez-en un nouveau pour le compte ici :',
    ln: 'Soki ezali yo te, moto mosusu akoki kotanga e-mail na yo: bongola liboso mot de passe ya e-mail na yo, na nsima pona ya sika mpo na compte awa:',
    sw: 'Kama si wewe, mtu mwingine anaweza kusoma barua pepe zako: kwanza badilisha nenosiri la barua pepe yako, kisha chagua jipya la akaunti hapa:',
  },
  write: {
    en: 'Then tell the foundation:',
    fr: 'Puis prévenez la fondation :',
    ln: 'Na nsima yebisa fondation:',
    sw: 'Kisha ijulishe taasisi:',
  },
};
