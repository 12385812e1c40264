import { type ClimateRecord, useGetClimateHistoryQuery } from '@nzete/api-client/climate';
import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { ProvinceDialog, ProvinceSheet } from '@nzete/ui/ProvinceDialog';
import { Download, Link2, MessageCircle } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { useOrigin } from '../../shared/origin.ts';
import { changeSearch } from '../../shared/searchParams.ts';
import { useIsHydrating } from '../../shared/useIsHydrating.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { download, historyCsv } from './downloads.ts';
import { OpenedHereContext } from './openedHere.ts';
import { messages } from './realtime.messages.ts';
import { search as schema } from './search.ts';
import { useRecords } from './useClimate.ts';
import { useMarkedSource } from './useRecordSource.ts';
import { useShareText } from './useShareText.ts';

const DAYS = 7;

/** The province in the URL. */
export default function ProvinceView() {
  const [{ province }] = usePageSearch(schema);
  const { data } = useRecords();
  const record = data?.find(({ code }) => code === province);
  return record ? <Opened record={record} /> : null;
}

/**
 * The values, the last days and the downloads of a province: a section in the server's HTML, then a
 * dialog.
 */
function Opened({ record }: { record: ClimateRecord }) {
  const source = useMarkedSource(record);
  const history = useGetClimateHistoryQuery({ province: record.code, days: DAYS });
  const points = history.currentData;
  const isWritten = useIsHydrating();
  const [wasWritten] = useState(isWritten);
  const { href, close } = useClose();
  const shown = {
    record,
    history: {
      points,
      isError: history.isError && !history.isFetching,
      onRetry: () => void history.refetch(),
    },
    isSample: record.source === 'sample',
    source,
    actions: (
      <>
        <Button
          className="nz:needs-script"
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
    ),
  };
  if (isWritten) return <ProvinceSheet {...shown} closeHref={href} />;
  return (
    <ProvinceDialog
      {...shown}
      open
      isInstant={wasWritten}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
    />
  );
}

/** Back to all provinces. */
function useClose() {
  const { pathname, search } = useLocation();
  const [, change] = usePageSearch(schema);
  const navigate = useNavigate();
  const others = changeSearch(schema, new URLSearchParams(search), { province: undefined }).toString();
  const isOpenedHere = use(OpenedHereContext);
  const isClosing = useRef(false);
  return {
    href: pathname + (others && `?${others}`),
    close: () => {
      // Navigation is asynchronous; a second Back would leave the page.
      if (isClosing.current) return;
      isClosing.current = true;
      if (isOpenedHere.current) void navigate(-1);
      else change({ province: undefined }, { replace: true });
    },
  };
}

/** The URL of the province in the visitor's language, to copy or share. */
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
      <Button variant="line" className="nz:needs-script" onClick={() => void copy()}>
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
  return `${useOrigin()}/data?province=${code}${lang === 'en' ? '' : `&lang=${lang}`}`;
}
