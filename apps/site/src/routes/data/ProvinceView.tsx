import { type ClimateRecord, useGetClimateHistoryQuery } from '@nzete/api-client/climate';
import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ProvinceDialog } from '@nzete/ui/ProvinceDialog';
import { Download, Link2, MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useLang } from '../../shared/useLang.ts';
import { download, historyCsv } from './downloads.ts';
import { messages } from './realtime.messages.ts';
import { useMarkedSource } from './useRecordSource.ts';
import { useShareText } from './useShareText.ts';

export interface ProvinceViewProps {
  record: ClimateRecord;
  onClose: () => void;
}

const DAYS = 7;

/** The dialog of a province: its last days, and what can be taken along. */
export default function ProvinceView({ record, onClose }: ProvinceViewProps) {
  const source = useMarkedSource(record);
  const history = useGetClimateHistoryQuery({ province: record.code, days: DAYS });
  const points = history.currentData;
  return (
    <ProvinceDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      record={record}
      history={{
        points,
        isError: history.isError && !history.isFetching,
        onRetry: () => void history.refetch(),
      }}
      isSample={record.source === 'sample'}
      source={source}
      actions={
        <>
          <Button
            disabled={!points}
            onClick={() => {
              if (points) download(`nzete-climate-${record.code}.csv`, 'text/csv', historyCsv(record, points));
            }}
          >
            <Download aria-hidden="true" />
            <FormattedMessage {...messages.csv} />
          </Button>
          <Share record={record} />
        </>
      }
    />
  );
}

/** The address of the province in the visitor's language, to copy or to send. */
function Share({ record }: { record: ClimateRecord }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const link = useLink(record.code);
  const text = useShareText(record, link);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ tone: 'success', title: formatMessage(messages.linkCopied) });
    } catch {
      notify({ tone: 'error', title: formatMessage(messages.linkNotCopied) });
    }
  };
  return (
    <>
      <Button variant="line" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        <FormattedMessage {...messages.copyLink} />
      </Button>
      <LinkButton
        variant="line"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden="true" />
        <FormattedMessage {...messages.whatsapp} />
      </LinkButton>
    </>
  );
}

function useLink(code: string): string {
  const lang = useLang();
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(window.location.origin), []);
  return `${origin}/data?province=${code}${lang === 'en' ? '' : `&lang=${lang}`}`;
}
