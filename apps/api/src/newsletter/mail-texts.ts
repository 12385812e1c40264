import type { ConfirmationTexts } from '../mail/confirmation.ts';
import type { Texts } from '../text/languages.ts';

export const subscribed: ConfirmationTexts = {
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
};

export const confirmSubscriptionTexts: ConfirmationTexts = {
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
