import type { MailSubject } from '../mail/outbox.ts';
import type { Texts } from '../text/languages.ts';

interface Confirmation {
  subject: Texts;
  /** What has arrived, in a sentence. */
  text: Texts;
}

/** The confirmations to senders. They repeat nothing of what was sent. */
export const confirmations: Partial<Record<MailSubject, Confirmation>> = {
  volunteer: {
    subject: {
      en: 'Your application as a volunteer has arrived',
      fr: 'Votre candidature de bénévole est arrivée',
      ln: 'Bosengi na yo ya kokoma volontaire ekomi epai na biso',
      sw: 'Ombi lako la kuwa mjitoleaji limefika',
    },
    text: {
      en: 'Thank you. Your application as a volunteer has arrived, and we will write to you.',
      fr: 'Merci. Votre candidature de bénévole est arrivée, et nous vous écrirons.',
      ln: 'Matondi. Bosengi na yo ya kokoma volontaire ekomi epai na biso, mpe tokokomela yo.',
      sw: 'Asante. Ombi lako la kuwa mjitoleaji limefika, nasi tutakuandikia.',
    },
  },
  partnership: {
    subject: {
      en: 'Your application for a partnership has arrived',
      fr: 'Votre demande de partenariat est arrivée',
      ln: 'Bosengi na yo ya boyokani ekomi epai na biso',
      sw: 'Ombi lako la ushirikiano limefika',
    },
    text: {
      en: 'Thank you. Your application for a partnership has arrived, and we will write to you.',
      fr: 'Merci. Votre demande de partenariat est arrivée, et nous vous écrirons.',
      ln: 'Matondi. Bosengi na yo ya boyokani ekomi epai na biso, mpe tokokomela yo.',
      sw: 'Asante. Ombi lako la ushirikiano limefika, nasi tutakuandikia.',
    },
  },
  kyc: {
    subject: {
      en: 'Your identity check has arrived',
      fr: 'Votre vérification d’identité est arrivée',
      ln: 'Formulaire na yo ya kotala identité ekomi epai na biso',
      sw: 'Uthibitisho wa utambulisho wako umefika',
    },
    text: {
      en: 'Thank you. Your identity check has arrived, and we will answer within 3-5 business days.',
      fr: 'Merci. Votre vérification d’identité est arrivée, et nous répondrons sous 3 à 5 jours ouvrables.',
      ln: 'Matondi. Formulaire na yo ya kotala identité ekomi epai na biso, mpe tokoyanola na mikolo 3-5 ya mosala.',
      sw: 'Asante. Uthibitisho wa utambulisho wako umefika, nasi tutajibu ndani ya siku 3-5 za kazi.',
    },
  },
  'kyc-document': {
    subject: {
      en: 'Please send a document of your identity check again',
      fr: 'Veuillez renvoyer un document de votre vérification d’identité',
      ln: 'Tinda lisusu mokanda moko ya kotala identité na yo',
      sw: 'Tafadhali tuma tena waraka wa uthibitisho wa utambulisho wako',
    },
    text: {
      en: 'A document that you sent contains a virus, and we deleted it. Check your device with an antivirus program, and then send the identity check again with another copy of the document.',
      fr: 'Un document que vous avez envoyé contient un virus, et nous l’avons supprimé. Analysez votre appareil avec un antivirus, puis envoyez à nouveau la vérification d’identité avec une autre copie du document.',
      ln: 'Mokanda moko oyo otindaki ezali na virus, mpe tolongoli yango. Tala appareil na yo na antivirus, mpe na nsima tinda lisusu formulaire ya kotala identité na kopi mosusu ya mokanda.',
      sw: 'Waraka mmoja uliotuma una virusi, nasi tumeufuta. Kagua kifaa chako kwa programu ya antivirusi, kisha tuma tena uthibitisho wa utambulisho pamoja na nakala nyingine ya waraka.',
    },
  },
  feedback: {
    subject: {
      en: 'Your message has arrived',
      fr: 'Votre message est arrivé',
      ln: 'Message na yo ekomi epai na biso',
      sw: 'Ujumbe wako umefika',
    },
    text: {
      en: 'Thank you. Your message has arrived, and we will read it.',
      fr: 'Merci. Votre message est arrivé, et nous le lirons.',
      ln: 'Matondi. Message na yo ekomi epai na biso, mpe tokotanga yango.',
      sw: 'Asante. Ujumbe wako umefika, nasi tutausoma.',
    },
  },
  consultation: {
    subject: {
      en: 'Your request for a consultation has arrived',
      fr: 'Votre demande de consultation est arrivée',
      ln: 'Bosengi na yo ya lisolo ekomi epai na biso',
      sw: 'Ombi lako la mazungumzo limefika',
    },
    text: {
      en: 'Thank you. Your request for a consultation has arrived, and we will write to you.',
      fr: 'Merci. Votre demande de consultation est arrivée, et nous vous écrirons.',
      ln: 'Matondi. Bosengi na yo ya lisolo ekomi epai na biso, mpe tokokomela yo.',
      sw: 'Asante. Ombi lako la mazungumzo limefika, nasi tutakuandikia.',
    },
  },
  gift: {
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
  },
  newsletter: {
    subject: {
      en: 'You are subscribed to our newsletter',
      fr: 'Votre abonnement à notre lettre d’information',
      ln: 'Okomisami mpo na kozwa mokanda na biso ya basango',
      sw: 'Umejiandikisha kupata jarida letu',
    },
    text: {
      en: 'This address is now on the list of our newsletter.',
      fr: 'Cette adresse est maintenant sur la liste de notre lettre d’information.',
      ln: 'Adresi oyo ezali sikoyo na liste ya mokanda na biso ya basango.',
      sw: 'Anwani hii sasa iko kwenye orodha ya jarida letu.',
    },
  },
  'newsletter-confirm': {
    subject: {
      en: 'Please confirm your subscription to our newsletter',
      fr: 'Confirmez votre abonnement à notre lettre d’information',
      ln: 'Ndimisa ete olingi kozwa mokanda na biso ya basango',
      sw: 'Tafadhali thibitisha kwamba unataka jarida letu',
    },
    text: {
      en: 'Someone asked for our newsletter with this address. If it was you, open this link and press the button:',
      fr: 'Quelqu’un a demandé notre lettre d’information avec cette adresse. Si c’était vous, ouvrez ce lien et appuyez sur le bouton :',
      ln: 'Moto moko asengaki mokanda na biso ya basango na adresi oyo. Soki ezalaki yo, fungola lien oyo mpe fina bouton:',
      sw: 'Mtu ameomba jarida letu kwa anwani hii. Kama ni wewe, fungua kiungo hiki na ubonyeze kitufe:',
    },
  },
};

export const reference: Texts = {
  en: 'Your reference number',
  fr: 'Votre numéro de référence',
  ln: 'Nimero na yo ya référence',
  sw: 'Namba yako ya kumbukumbu',
};

export const documentsLater: Texts = {
  en: 'If a document is missing, send it within 24 hours:',
  fr: 'S’il manque un document, envoyez-le sous 24 heures :',
  ln: 'Soki mokanda moko ezangi, tinda yango na kati ya ngonga 24:',
  sw: 'Kama waraka haupo, utume ndani ya saa 24:',
};

export const ifNotYou: Texts = {
  en: 'If it was not you, someone typed your address by mistake: you need not do anything.',
  fr: 'Si ce n’était pas vous, quelqu’un a saisi votre adresse par erreur : vous n’avez rien à faire.',
  ln: 'Soki ezali yo te, moto mosusu akomi adresi na yo na libunga: osengeli kosala eloko te.',
  sw: 'Kama si wewe, mtu ameandika anwani yako kwa makosa: huhitaji kufanya lolote.',
};

/** The address is on the list already, and stays there until somebody removes it. */
export const ifNotYouSubscribed: Texts = {
  en: 'If it was not you, use the link above to take your address off the list.',
  fr: 'Si ce n’était pas vous, retirez votre adresse de la liste avec le lien ci-dessus.',
  ln: 'Soki ezali yo te, salela lien ya likolo mpo na kolongola adresi na yo na liste.',
  sw: 'Kama si wewe, tumia kiungo cha hapo juu kuondoa anwani yako kwenye orodha.',
};

export const unsubscribe: Texts = {
  en: 'To unsubscribe:',
  fr: 'Pour vous désabonner :',
  ln: 'Mpo na kolongwa na liste:',
  sw: 'Ili kujiondoa kwenye orodha:',
};

/** For staff, in the language of the commands. */
export const notices: Partial<Record<MailSubject, string>> = {
  volunteer: 'A volunteer application has arrived',
  partnership: 'A partnership application has arrived',
  kyc: 'An identity check (KYC) has arrived',
  'kyc-document': 'An infected document of an identity check (KYC) was deleted',
  feedback: 'Feedback has arrived',
  consultation: 'A request for a consultation has arrived',
  update: 'A partnership update has been posted',
  gift: 'A donor says that a gift was sent',
  'event-sign-up': 'Someone has signed up for an event',
};
