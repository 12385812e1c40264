import { isLanguage, type Language } from '@nzete/ui/format';

const STORAGE_KEY = 'language';
const YEAR_SECONDS = 31_536_000;

/** The cookies that the server reads: the choice, and whether the offer was declined. */
const setCookie = (name: 'language' | 'language-offer', value: string) => {
  // Not all supported browsers have the Cookie Store API.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value};path=/;max-age=${YEAR_SECONDS};samesite=lax`;
};

/** The visitor's choice of language: in local storage, and in a cookie for the server. */
export const storedLanguage = {
  /** Null if there is no valid choice, or storage is disabled. */
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
      // Storage can be disabled; the choice then lasts as long as the cookie, or the page.
    }
  },
  declineOffer: () => setCookie('language-offer', 'declined'),
};
