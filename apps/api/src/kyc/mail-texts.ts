import type { ConfirmationTexts } from '../mail/confirmation.ts';
import type { Texts } from '../text/languages.ts';

export const kycConfirmation: ConfirmationTexts = {
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
};

export const infectedDocument: ConfirmationTexts = {
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
};

export const documentsLater: Texts = {
  en: 'If a document is missing, send it within 24 hours:',
  fr: 'S’il manque un document, envoyez-le sous 24 heures :',
  ln: 'Soki mokanda moko ezangi, tinda yango na kati ya ngonga 24:',
  sw: 'Kama waraka haupo, utume ndani ya saa 24:',
};
