import { readError } from '@nzete/api-client';
import { useCreateAnalysisMutation } from '@nzete/api-client/assistant';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reportAdded, selectReports } from '../../features/chat/chatSlice.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useLang } from '../../shared/useLang.ts';
import { assistantModelMessages, assistantMessages as texts } from './assistant.messages.ts';

/** The reports of this visit, and a function that requests one. */
export function useAnalysis() {
  const { formatMessage } = useIntl();
  const lang = useLang();
  const notify = useNotify();
  const dispatch = useDispatch();
  const reports = useSelector(selectReports);
  const [analyse, { isLoading }] = useCreateAnalysisMutation();
  const generate = async (query: string) => {
    const { data, error } = await analyse({ analysisRequest: { query, lang } });
    if (data) {
      dispatch(reportAdded(data));
      notify({ tone: 'success', title: formatMessage(texts.complete), description: data.title });
      return;
    }
    const { detail, status } = readError(error);
    notify({
      tone: 'error',
      title: formatMessage(texts.failedTitle),
      description: formatMessage(assistantModelMessages.failedText, {
        error: detail ?? (status === null ? formatMessage(texts.noAnswer) : String(status)),
      }),
    });
  };
  return { reports, isGenerating: isLoading, generate: (query: string) => void generate(query) };
}
