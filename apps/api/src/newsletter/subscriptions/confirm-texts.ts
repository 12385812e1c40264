import type { Texts } from '../../text/languages.ts';

export const confirmTexts = {
  askTitle: {
    en: 'Get our newsletter?',
    fr: 'Recevoir notre lettre d’information ?',
    ln: 'Olingi kozwa mokanda na biso ya basango?',
    sw: 'Ungependa kupokea jarida letu?',
  },
  askText: {
    en: 'Press the button to confirm that this address is yours.',
    fr: 'Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.',
    ln: 'Fina bouton mpo na kondimisa ete adresi oyo ezali ya yo.',
    sw: 'Bonyeza kitufe kuthibitisha kwamba anwani hii ni yako.',
  },
  button: { en: 'Confirm', fr: 'Confirmer', ln: 'Ndimisa', sw: 'Thibitisha' },
  doneTitle: {
    en: 'You are subscribed to our newsletter',
    fr: 'Vous êtes abonné à notre lettre d’information',
    ln: 'Okomisami mpo na kozwa mokanda na biso ya basango',
    sw: 'Umejiandikisha kupata jarida letu',
  },
  doneText: {
    en: 'Each newsletter has a link with which you can unsubscribe.',
    fr: 'Chaque lettre d’information contient un lien pour vous désabonner.',
    ln: 'Mokanda nyonso ya basango ezali na lien mpo na kolongwa na liste.',
    sw: 'Kila jarida lina kiungo cha kujiondoa kwenye orodha.',
  },
  alreadyTitle: {
    en: 'Your subscription is confirmed already',
    fr: 'Votre abonnement est déjà confirmé',
    ln: 'Abonnement na yo esili kondimama',
    sw: 'Usajili wako umeshathibitishwa',
  },
  alreadyText: {
    en: 'You need not do anything: each newsletter comes to this address.',
    fr: 'Vous n’avez rien à faire : chaque lettre d’information arrive à cette adresse.',
    ln: 'Osengeli kosala eloko te: mokanda nyonso ya basango ekoyaka na adresi oyo.',
    sw: 'Huhitaji kufanya lolote: kila jarida linatumwa kwa anwani hii.',
  },
  failedTitle: {
    en: 'This link does not work',
    fr: 'Ce lien ne fonctionne pas',
    ln: 'Lien oyo esalaka te',
    sw: 'Kiungo hiki hakifanyi kazi',
  },
  failedText: {
    en: 'Perhaps a part of it is missing, or it is older than 30 days. Copy the whole link from the mail, or subscribe again at the bottom of our pages.',
    fr: 'Il en manque peut-être une partie, ou il a plus de 30 jours. Copiez le lien entier depuis l’e-mail, ou abonnez-vous de nouveau au bas de nos pages.',
    ln: 'Mbala mosusu eteni moko ezangi, to eleki mikolo 30. Kopia lien mobimba oyo ezali na e-mail, to komikomisa lisusu na nse ya balokasa na biso.',
    sw: 'Huenda sehemu yake haipo, au kimepita siku 30. Nakili kiungo chote kutoka kwenye barua pepe, au jiandikishe tena chini ya kurasa zetu.',
  },
  home: {
    en: 'To the site of the foundation',
    fr: 'Vers le site de la fondation',
    ln: 'Kende na site ya fondation',
    sw: 'Nenda kwenye tovuti ya taasisi',
  },
  languages: { en: 'Language', fr: 'Langue', ln: 'Lokota', sw: 'Lugha' },
} satisfies Record<string, Texts>;
