import type { ClimateRecords } from '@nzete/api-client/climate';
import { Button } from '@nzete/ui/Button';
import { FileSize } from '@nzete/ui/FileSize';
import { ProvinceBrowser } from '@nzete/ui/ProvinceBrowser';
import { Download } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { useSearchText } from '../../shared/useSearchText.ts';
import { bytesOf, download, recordsCsv, recordsJson } from './downloads.ts';
import { useProvinceForm } from './provinceForm.ts';
import { listProvinces } from './provinceList.ts';
import { newestOf, RecordsNote } from './RecordsNote.tsx';
import { messages } from './realtime.messages.ts';
import { search as schema } from './search.ts';
import { useChangedProvinces } from './useChangedProvinces.ts';
import { useCsvReader } from './useCsvReader.ts';

/** The cards of the provinces that match the search, and a download of them. */
export function ProvinceList({ records }: { records: ClimateRecords }) {
  const [{ order, q }, change] = usePageSearch(schema);
  const openProvince = useCallback((code: string) => change({ province: code }), [change]);
  const { text, setText, search } = useSearchText(q, (words) => change({ q: words }, { replace: true }));
  const { marked, count } = useChangedProvinces(records);
  const shown = useMemo(() => listProvinces(records, text, order), [records, text, order]);
  const notedTime = newestOf(records)?.lastUpdated;
  return (
    <ProvinceBrowser
      title={<FormattedMessage {...messages.provinces} />}
      titleId="provinces"
      records={shown}
      notedTime={notedTime}
      search={text}
      onSearch={setText}
      onSearchEnd={search}
      order={order}
      onOrder={(chosen) => change({ order: chosen }, { replace: true })}
      action={useProvinceForm()}
      onSelect={openProvince}
      changed={marked}
      announced={count}
      note={<RecordsNote records={records} />}
      actions={<Downloads records={shown} />}
    />
  );
}

function Downloads({ records }: { records: ClimateRecords }) {
  // Written in the browser, so they cost no data; the size is that of the files.
  const reader = useCsvReader();
  const csv = useMemo(() => recordsCsv(records, reader), [records, reader]);
  const jsonBytes = useMemo(() => bytesOf(recordsJson(records, new Date(0))), [records]);
  return (
    <div className="nz:needs-script nz:flex nz:flex-wrap nz:gap-3">
      <Button variant="line" size="sm" onClick={() => download('nzete-climate.csv', 'text/csv', csv)}>
        <Download aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.download} /> <FileSize type="CSV" bytes={bytesOf(csv)} />
        </span>
      </Button>
      <Button
        variant="line"
        size="sm"
        onClick={() => download('nzete-climate.json', 'application/json', recordsJson(records, new Date()))}
      >
        <Download aria-hidden="true" />
        <span>
          <FormattedMessage {...messages.download} /> <FileSize type="JSON" bytes={jsonBytes} />
        </span>
      </Button>
    </div>
  );
}
