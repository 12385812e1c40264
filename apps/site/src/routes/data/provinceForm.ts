import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsLanguageFromAddress } from '../../features/language/languageSlice.ts';
import { useLang } from '../../shared/useLang.ts';

/** The id of the form that searches and opens provinces without JavaScript. */
export const provinceFormId = 'province-search';

/** That form's action: this page, in its language. */
export function useProvinceForm() {
  const lang = useLang();
  const { pathname } = useLocation();
  const parameters: Record<string, string> = useSelector(selectIsLanguageFromAddress) ? { lang } : {};
  return { formId: provinceFormId, path: pathname, parameters };
}
