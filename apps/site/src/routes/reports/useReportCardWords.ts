import type { Report } from '@nzete/api-client/foundation';
import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { messages } from './messages.ts';

/** What the picture of a report says in link previews. */
export interface ReportCardWords {
  /** Of the foundation. */
  name: string;
  title: string;
  day: string;
  /** What the page of the reports is called. */
  page: string;
}

/** The words on the picture of a report, in the language that is read. */
export function useReportCardWords({ title, date }: Report): ReportCardWords {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
    name: formatMessage(sharedMessages.name),
    title,
    day: format.date(date),
    page: formatMessage(messages.title),
  };
}
