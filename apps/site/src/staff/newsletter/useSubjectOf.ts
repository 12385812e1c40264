import { type Language, useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { subjectIn } from './subjectIn.ts';
import { newsletterMessages as messages } from './texts/messages.ts';
import type { Texts } from './types.ts';

interface Subject {
  text: string;
  /** The language, if it is not the reader's. */
  lang?: Language | undefined;
}

/** What an issue is called: its subject, or that it is new. */
export function useSubjectOf(): (subject: Texts) => Subject {
  const { formatMessage } = useIntl();
  const { language } = useFormat();
  return (subject) => subjectIn(subject, language) ?? { text: formatMessage(messages.newIssue) };
}
