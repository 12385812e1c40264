import { isLanguage, type Language } from '@nzete/ui/format';

const STORAGE_KEY = 'language';
const YEAR_SECONDS = 31_536_000;

/** The server reads these two: `language` is the choice, `language-offer` says that no other language is to be offered again. */
const setCookie = (name: 'language' | 'language-offer', value: string) => {
  // The Cookie Store API is not in every browser that the site supports.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
};

/** The visitor's own choice of language: in local storage, and in a cookie for the server, which writes the next page in it. */
export const storedLanguage = {
  /** Null without a choice, with one that is none of the languages, or when storage is switched off. */
  read(): Language | null {
    try {
      const value = window.localStorage.getItem(STORAGE_KEY);
      return isLanguage(value) ? value : null;
    } catch {
      return null;
    }
  },
  write(language: Language) {
    setCookie('language', language);
    try {
      window.localStorage.setItem(STORAGE_KEY, language);
    } catch {
      // Storage can be switched off; the choice then lasts as long as the cookie, or the page.
    }
  },
  declineOffer: () => setCookie('language-offer', 'declined'),
};
