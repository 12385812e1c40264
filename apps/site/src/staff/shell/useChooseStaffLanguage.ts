import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { chooseLanguage, type LanguageDispatch } from '../../features/language/language.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';

/** Changes the language, which the site then has too; says so when its texts fail to load. */
export function useChooseStaffLanguage(): (language: Language) => void {
  const dispatch = useDispatch<LanguageDispatch>();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return (language) => {
    dispatch(chooseLanguage(language)).catch(() =>
      notify({
        tone: 'error',
        title: formatMessage(sharedMessages.languageFailedTitle),
        description: formatMessage(sharedMessages.languageFailedText),
      }),
    );
  };
}
