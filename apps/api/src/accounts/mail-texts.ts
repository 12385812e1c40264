import type { Texts } from '../text/languages.ts';
import type { LinkSubject } from './mail-queue.ts';

interface LinkMail {
  subject: Texts;
  /** Comes before the link. */
  text: Texts;
  /** How long its link works. */
  lifetime: Texts;
}

/** To the owner of an account. */
export const linkMails: Record<LinkSubject, LinkMail> = {
  'confirm-email': {
    subject: {
      en: 'Confirm your e-mail address',
      fr: 'Confirmez votre adresse e-mail',
      ln: 'Ndimisa adresi na yo ya e-mail',
      sw: 'Thibitisha barua pepe yako',
    },
    text: {
      en: 'An account was made with this address. Follow this link to confirm that the address is yours; then the account shows what was sent with it:',
      fr: 'Un compte a été créé avec cette adresse. Suivez ce lien pour confirmer que l’adresse est la vôtre ; le compte montrera ensuite ce qui a été envoyé avec elle :',
      ln: 'Compte moko esalemaki na adresi oyo. Landa lien oyo mpo na kondimisa ete adresi ezali ya yo; na nsima compte ekolakisa oyo etindamaki na yango:',
      sw: 'Akaunti imefunguliwa kwa anwani hii. Fuata kiungo hiki kuthibitisha kuwa anwani ni yako; kisha akaunti itaonyesha vilivyotumwa kwa anwani hii:',
    },
    lifetime: {
      en: 'The link works for 48 hours.',
      fr: 'Le lien fonctionne pendant 48 heures.',
      ln: 'Lien esalaka na boumeli ya ngonga 48.',
      sw: 'Kiungo kinafanya kazi kwa saa 48.',
    },
  },
  'reset-password': {
    subject: {
      en: 'Choose a new password',
      fr: 'Choisissez un nouveau mot de passe',
      ln: 'Pona mot de passe ya sika',
      sw: 'Chagua nenosiri jipya',
    },
    text: {
      en: 'Someone asked for a new password for the account with this address. Follow this link to choose one:',
      fr: 'Un nouveau mot de passe a été demandé pour le compte qui a cette adresse. Suivez ce lien pour en choisir un :',
      ln: 'Moto moko asengaki mot de passe ya sika mpo na compte oyo ezali na adresi oyo. Landa lien oyo mpo na kopona yango:',
      sw: 'Mtu ameomba nenosiri jipya la akaunti yenye anwani hii. Fuata kiungo hiki kuchagua jipya:',
    },
    lifetime: {
      en: 'The link works once, for an hour. The old password works until then.',
      fr: 'Le lien fonctionne une seule fois, pendant une heure. D’ici là, l’ancien mot de passe reste valable.',
      ln: 'Lien esalaka mbala moko kaka, na boumeli ya ngonga moko. Kino wana mot de passe ya kala ezali kosala.',
      sw: 'Kiungo kinafanya kazi mara moja, kwa saa moja. Hadi hapo nenosiri la zamani linafanya kazi.',
    },
  },
  invitation: {
    subject: {
      en: 'You are invited to the staff area of the Nzete Foundation',
      fr: 'Vous êtes invité(e) à l’espace de l’équipe de la Fondation Nzete',
      ln: 'Babengisi yo na esika ya basali ya Fondation Nzete',
      sw: 'Umealikwa kwenye eneo la wafanyakazi la Taasisi ya Nzete',
    },
    text: {
      en: 'You can now read and answer what is sent to the foundation. Follow this link to choose a username and a password:',
      fr: 'Vous pouvez désormais lire ce qui est envoyé à la fondation et y répondre. Suivez ce lien pour choisir un nom d’utilisateur et un mot de passe :',
      ln: 'Sikoyo okoki kotanga mpe koyanola oyo bato bazali kotindela fondation. Landa lien oyo mpo na kopona nkombo ya mosaleli mpe mot de passe:',
      sw: 'Sasa unaweza kusoma na kujibu kinachotumwa kwa taasisi. Fuata kiungo hiki kuchagua jina la mtumiaji na nenosiri:',
    },
    lifetime: {
      en: 'The link works once, for 48 hours. Give it to nobody else.',
      fr: 'Le lien fonctionne une seule fois, pendant 48 heures. Ne le transmettez à personne.',
      ln: 'Lien esalaka mbala moko kaka, na boumeli ya ngonga 48. Kopesa yango na moto mosusu te.',
      sw: 'Kiungo kinafanya kazi mara moja, kwa saa 48. Usimpe mtu mwingine.',
    },
  },
};

/** Following the link would confirm the account of another person. */
export const ifNotYourAccount: Texts = {
  en: 'If it was not you, do not follow the link: someone typed your address by mistake.',
  fr: 'Si ce n’était pas vous, ne suivez pas le lien : quelqu’un a saisi votre adresse par erreur.',
  ln: 'Soki ezali yo te, kolanda lien te: moto mosusu akomi adresi na yo na libunga.',
  sw: 'Kama si wewe, usifuate kiungo: mtu ameandika anwani yako kwa makosa.',
};

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
