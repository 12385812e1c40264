import type { Language } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { chooseLanguage } from '../../features/language/language.ts';
import { appMessages } from '../app.messages.ts';
import { useAppDispatch } from '../hooks.ts';
import { useNotify } from '../notifications/useNotify.ts';

/** For the switchers: changes the language, and says so when its texts cannot be fetched. */
export function useChooseLanguage(): (language: Language) => void {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return (language) => {
    dispatch(chooseLanguage(language)).catch(() => {
      notify({
        tone: 'error',
        title: formatMessage(appMessages.languageFailedTitle),
        description: formatMessage(appMessages.languageFailedText),
      });
    });
  };
}
