import type { DocumentsFormProps } from '@nzete/ui/DocumentsForm';
import { useIntl } from 'react-intl';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import type { DocumentsAnswer } from './form.server.ts';
import { messages } from './messages.ts';

/** The server's answer to the form, if it was not received. */
export function useDocumentsAnswer(): Pick<DocumentsFormProps, 'rejected' | 'isMissing' | 'failure'> {
  const { formatMessage } = useIntl();
  // The cast: its handler adds the files.
  const answer = useFormAnswer('kyc-documents') as DocumentsAnswer | undefined;
  if (!answer) return {};
  const { rejected = {}, isMissing = false, isExpired, outcome } = answer;
  const failure = isExpired
    ? ({ ok: false, reason: 'other', detail: formatMessage(messages.expired) } as const)
    : outcome;
  return { rejected, isMissing, failure };
}
