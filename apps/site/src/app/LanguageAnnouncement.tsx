import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../shared/messages.ts';
import { useLang } from '../shared/useLang.ts';

/** Announces a change of language in the new language. The initial language is not announced. */
export function LanguageAnnouncement({ onAnnounce }: { onAnnounce: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const language = useLang();
  const announced = useRef(language);
  const announce = useEffectEvent(() => onAnnounce(formatMessage(sharedMessages.languageChanged)));
  useEffect(() => {
    if (announced.current === language) return;
    announced.current = language;
    announce();
  }, [language]);
  return null;
}
