import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { newsletterMessages as messages } from './texts/messages.ts';
import type { Texts } from './types.ts';

/** What an issue is called: its subject in the reader's language, or in one that has it. */
export function useSubjectOf(): (subject: Texts) => string {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  return (subject) =>
    subject[language].trim() ||
    Object.values(subject).find((text) => text.trim() !== '') ||
    formatMessage(messages.newIssue);
}
