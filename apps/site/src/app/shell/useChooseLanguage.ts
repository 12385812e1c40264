import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { chooseLanguage, type LanguageDispatch } from '../../features/language/language.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';

/** Changes the language, and shows a message when its texts fail to load. */
export function useChooseLanguage(): (language: Language) => void {
  const dispatch = useDispatch<LanguageDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const notify = useNotify();

  /** A choice replaces the language in the URL. */
  const cleanAddress = () => {
    const { search, hash } = window.location;
    const parameters = new URLSearchParams(search);
    if (!parameters.has('lang')) return;
    parameters.delete('lang');
    void navigate({ search: parameters.toString(), hash }, { replace: true, preventScrollReset: true });
  };

  return (language) => {
    dispatch(chooseLanguage(language)).then(
      (isShown) => isShown && cleanAddress(),
      () =>
        notify({
          tone: 'error',
          title: formatMessage(sharedMessages.languageFailedTitle),
          description: formatMessage(sharedMessages.languageFailedText),
        }),
    );
  };
}
