import type { Report } from '@nzete/api-client/foundation';
import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { sampleItemMessage } from '../../shared/sample.messages.ts';
import { messages } from './messages.ts';

/** The texts of a report's link preview. */
export interface ReportCardWords {
  /** The foundation's name. */
  name: string;
  title: string;
  day: string;
  /** The title of the reports page. */
  page: string;
}

/** The texts of a report's link preview, in the current language. */
export function useReportCardTexts({ title, date, sample }: Report): ReportCardWords {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
    name: formatMessage(sharedMessages.name),
    title,
    day: sample ? formatMessage(sampleItemMessage, { text: format.date(date) }) : format.date(date),
    page: formatMessage(messages.title),
  };
}
