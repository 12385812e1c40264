import type { Texts } from '../text/languages.ts';

/** The texts of the error pages. */
export const errorPageTexts = {
  notSent: {
    en: 'This was not sent',
    fr: 'L’envoi n’a pas abouti',
    ln: 'Oyo okomi etindami te',
    sw: 'Ulichoandika hakikutumwa',
  },
  goBack: {
    en: 'Go back in your browser: what you wrote is usually still in the form.',
    fr: 'Revenez en arrière dans votre navigateur : en général, ce que vous avez écrit est encore dans le formulaire.',
    ln: 'Zonga nsima na navigateur na yo: mbala mingi oyo okomaki ezali kaka na formulaire.',
    sw: 'Rudi nyuma kwenye kivinjari chako: kwa kawaida ulichoandika bado kiko kwenye fomu.',
  },
  noDocument: {
    en: 'The document cannot be shown',
    fr: 'Le document ne peut pas être affiché',
    ln: 'Mokanda ekoki komonana te',
    sw: 'Waraka hauwezi kuonyeshwa',
  },
  closeTab: {
    en: 'You can close this tab.',
    fr: 'Vous pouvez fermer cet onglet.',
    ln: 'Okoki kokanga onglet oyo.',
    sw: 'Unaweza kufunga kichupo hiki.',
  },
} satisfies Record<string, Texts>;
