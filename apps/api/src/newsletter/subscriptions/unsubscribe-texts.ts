import type { Texts } from '../../text/languages.ts';

export const unsubscribeTexts = {
  askTitle: {
    en: 'Unsubscribe from the newsletter?',
    fr: 'Vous désabonner de la lettre d’information ?',
    ln: 'Olingi kolongwa na liste ya mokanda ya basango?',
    sw: 'Ungependa kuacha kupokea jarida?',
  },
  askText: {
    en: 'Press the button, and we will send you no more newsletters.',
    fr: 'Appuyez sur le bouton, et nous ne vous enverrons plus la lettre d’information.',
    ln: 'Fina bouton, mpe tokotindela yo lisusu mokanda ya basango te.',
    sw: 'Bonyeza kitufe, nasi hatutakutumia tena jarida.',
  },
  button: { en: 'Unsubscribe', fr: 'Me désabonner', ln: 'Longola ngai', sw: 'Niondoe' },
  doneTitle: {
    en: 'You are unsubscribed',
    fr: 'Votre abonnement est terminé',
    ln: 'Olongwe na liste',
    sw: 'Umeondolewa kwenye orodha',
  },
  doneText: {
    en: 'Your address is off our list. To subscribe again, use the form at the bottom of our pages.',
    fr: 'Votre adresse n’est plus sur notre liste. Pour vous réabonner, utilisez le formulaire au bas de nos pages.',
    ln: 'Adresi na yo ezali lisusu na liste na biso te. Mpo na komikomisa lisusu, salela formulaire na nse ya balokasa na biso.',
    sw: 'Anwani yako haipo tena kwenye orodha yetu. Ili kujiandikisha tena, tumia fomu iliyo chini ya kurasa zetu.',
  },
  alreadyTitle: {
    en: 'You are unsubscribed already',
    fr: 'Votre abonnement est déjà terminé',
    ln: 'Osili kolongwa na liste',
    sw: 'Umeshaondolewa kwenye orodha',
  },
  alreadyText: {
    en: 'You need not do anything: we send this address no newsletters. To subscribe again, use the form at the bottom of our pages.',
    fr: 'Vous n’avez rien à faire : nous n’envoyons pas de lettre d’information à cette adresse. Pour vous réabonner, utilisez le formulaire au bas de nos pages.',
    ln: 'Osengeli kosala eloko te: totindaka mokanda ya basango na adresi oyo te. Mpo na komikomisa lisusu, salela formulaire na nse ya balokasa na biso.',
    sw: 'Huhitaji kufanya lolote: hatutumi jarida kwa anwani hii. Ili kujiandikisha tena, tumia fomu iliyo chini ya kurasa zetu.',
  },
  failedTitle: {
    en: 'This link does not work',
    fr: 'Ce lien ne fonctionne pas',
    ln: 'Lien oyo esalaka te',
    sw: 'Kiungo hiki hakifanyi kazi',
  },
  failedText: {
    en: 'Perhaps a part of it is missing. Copy the whole link from the mail, or write to us.',
    fr: 'Il en manque peut-être une partie. Copiez le lien entier depuis l’e-mail, ou écrivez-nous.',
    ln: 'Mbala mosusu eteni moko ezangi. Kopia lien mobimba oyo ezali na e-mail, to komela biso.',
    sw: 'Huenda sehemu yake haipo. Nakili kiungo chote kutoka kwenye barua pepe, au tuandikie.',
  },
  home: {
    en: 'To the site of the foundation',
    fr: 'Vers le site de la fondation',
    ln: 'Kende na site ya fondation',
    sw: 'Nenda kwenye tovuti ya taasisi',
  },
  languages: { en: 'Language', fr: 'Langue', ln: 'Lokota', sw: 'Lugha' },
} satisfies Record<string, Texts>;
