import { BottomNotice } from '@nzete/ui/BottomNotice';
import { Button } from '@nzete/ui/Button';
import type { Language } from '@nzete/ui/format';
import type { MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { declineOffer, type LanguageDispatch } from '../../features/language/language.ts';
import { selectOfferedLanguage } from '../../features/language/languageSlice.ts';
import { languageHref } from '../languageAddress.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';

/** In the offered language, which is not in the catalogue of the page. */
const texts: Record<Language, { offer: string; close: string }> = {
  en: { offer: 'Read this site in English', close: 'Close' },
  fr: { offer: 'Lire ce site en français', close: 'Fermer' },
  ln: { offer: 'Tanga site oyo na Lingala', close: 'Kanga' },
  sw: { offer: 'Soma tovuti hii kwa Kiswahili', close: 'Funga' },
};

/**
 * Offers a language to a visitor who has not chosen one, and whose browser prefers it to English.
 * It overlays the page, so that nothing moves.
 */
export function LanguageOffer() {
  const dispatch = useDispatch<LanguageDispatch>();
  const language = useSelector(selectOfferedLanguage);
  const chooseLanguage = useChooseLanguage();
  if (!language || language === 'en') return null;
  const { offer, close } = texts[language];
  const accept = (event: MouseEvent) => {
    event.preventDefault();
    chooseLanguage(language);
  };
  return (
    <BottomNotice role="complementary" lang={language} aria-label={offer} data-slot="language-offer">
      <a href={languageHref(language)} hrefLang={language} onClick={accept}>
        {offer}
      </a>
      <Button variant="quiet" size="sm" onClick={() => dispatch(declineOffer())}>
        {close}
      </Button>
    </BottomNotice>
  );
}
