import { definitionOf } from '@nzete/languages';
import { plainPage } from '../site/plain-page.ts';
import { type Lang, languages } from '../text/languages.ts';
import { unsubscribeTexts as texts } from './unsubscribe-texts.ts';

export type UnsubscribeStep = 'ask' | 'done' | 'failed';

const body: Record<UnsubscribeStep, (lang: Lang) => string> = {
  // Without an action the form posts to the URL of the page, which has the token.
  ask: (lang) =>
    `<h1>${texts.askTitle[lang]}</h1><p>${texts.askText[lang]}</p>` +
    `<form method="post"><button>${texts.button[lang]}</button></form>`,
  done: (lang) => `<h1>${texts.doneTitle[lang]}</h1><p role="status">${texts.doneText[lang]}</p>`,
  failed: (lang) => `<h1>${texts.failedTitle[lang]}</h1><p>${texts.failedText[lang]}</p>`,
};

/** The other languages of the page. The token is validated, so nothing needs escaping. */
function languageLinks(lang: Lang, token: string): string {
  const links = languages
    .filter((other) => other !== lang)
    .map(
      (other) =>
        `<li><a href="?token=${token}&amp;lang=${other}" lang="${other}" hreflang="${other}">${definitionOf(other).name}</a></li>`,
    );
  return `<nav aria-label="${texts.languages[lang]}"><ul>${links.join('')}</ul></nav>`;
}

/**
 * The page on which a subscriber unsubscribes.
 *
 * @param token for the links to the other languages; omit it unless it is valid
 */
export function unsubscribePage(step: UnsubscribeStep, lang: Lang, token?: string): string {
  const title = { ask: texts.askTitle, done: texts.doneTitle, failed: texts.failedTitle }[step][lang];
  const home = `<p><a href="/?lang=${lang}">${texts.home[lang]}</a></p>`;
  const after = token && step === 'ask' ? languageLinks(lang, token) : '';
  return plainPage({ language: lang, title, main: body[step](lang) + home, after });
}
