import type { Lang, Texts } from '../text/languages.ts';
import { plainPage } from './plain-page.ts';

const title: Texts = {
  en: 'This was not sent',
  fr: 'L’envoi n’a pas abouti',
  ln: 'Oyo okomi etindami te',
  sw: 'Ulichoandika hakikutumwa',
};

const advice: Texts = {
  en: 'Go back in your browser: what you wrote is usually still in the form.',
  fr: 'Revenez en arrière dans votre navigateur : en général, ce que vous avez écrit est encore dans le formulaire.',
  ln: 'Zonga nsima na navigateur na yo: mbala mingi oyo okomaki ezali kaka na formulaire.',
  sw: 'Rudi nyuma kwenye kivinjari chako: kwa kawaida ulichoandika bado kiko kwenye fomu.',
};

/** The page that a browser without JavaScript gets when a form could not be handled. */
export const errorPage = (detail: string, language: Lang): string =>
  plainPage({
    language,
    title: title[language],
    main: `<h1>${title[language]}</h1><p role="alert">${detail}</p><p>${advice[language]}</p>`,
  });
