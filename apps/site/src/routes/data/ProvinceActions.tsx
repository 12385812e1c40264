import type { ClimateHistory, ClimateRecord } from '@nzete/api-client/climate';
import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ShareButton } from '@nzete/ui/ShareButton';
import { Download, Link2, MessageCircle } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useLang } from '../../shared/useLang.ts';
import { useOrigin } from '../../shared/visit.ts';
import { bytesOf, download, historyCsv } from './downloads.ts';
import { messages as pageMessages } from './messages.ts';
import { messages } from './realtime.messages.ts';
import { useCsvReader } from './useCsvReader.ts';
import { useShareText } from './useShareText.ts';

interface ProvinceActionsProps {
  record: ClimateRecord;
  /** Its last days; undefined while they load. */
  points: ClimateHistory | undefined;
}

/** The download of a province, and the share sheet of the device; without one, a link to copy or send. */
export function ProvinceActions({ record, points }: ProvinceActionsProps) {
  const hasShareSheet = useHasShareSheet();
  const reader = useCsvReader();
  const csv = useMemo(() => points && historyCsv(record, points, reader), [record, points, reader]);
  return (
    <>
      <Button
        isIconOnPhones
        className="nz:needs-script"
        disabled={!csv}
        onClick={() => {
          if (csv) download(`nzete-climate-${record.code}.csv`, 'text/csv', csv);
        }}
      >
        <Download aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.download} /> <FileSize type="CSV" bytes={csv ? bytesOf(csv) : undefined} />
        </span>
      </Button>
      {hasShareSheet ? <Share record={record} /> : <SendLink record={record} />}
    </>
  );
}

/** Whether the browser has a share sheet; not before hydration. */
const useHasShareSheet = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'share' in navigator,
    () => false,
  );

function Share({ record }: Pick<ProvinceActionsProps, 'record'>) {
  const { formatMessage } = useIntl();
  // The share sheet adds the link itself.
  const text = useShareText(record, '').trim();
  return (
    <ShareButton
      url={useLink(record.code)}
      title={formatMessage(pageMessages.provinceTitle, record)}
      text={text}
      variant="line"
      size="md"
    />
  );
}

function SendLink({ record }: Pick<ProvinceActionsProps, 'record'>) {
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
      <Button isIconOnPhones variant="line" className="nz:needs-script" onClick={() => void copy()}>
        <Link2 aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.copyLink} />
        </span>
      </Button>
      <LinkButton
        isIconOnPhones
        variant="line"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.whatsapp} />
        </span>
      </LinkButton>
    </>
  );
}

/** The URL of the province in the visitor's language. */
function useLink(code: string): string {
  const lang = useLang();
  return `${useOrigin()}/data?province=${code}${lang === 'en' ? '' : `&lang=${lang}`}`;
}
