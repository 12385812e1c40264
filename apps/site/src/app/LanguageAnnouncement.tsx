import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../shared/messages.ts';
import { useLang } from '../shared/useLang.ts';

/** After a change of language, says in the new one which it is. Nothing is said of the language in which the visit begins. */
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
