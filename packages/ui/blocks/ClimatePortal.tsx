import { useGetClimateHistoryQuery, useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { LoadState } from '@nzete/ui/LoadState';
import { ProvinceCard } from '@nzete/ui/ProvinceCard';
import { ProvinceDialog } from '@nzete/ui/ProvinceDialog';
import { Section } from '@nzete/ui/Section';
import { useState } from 'react';

interface ClimatePortalProps {
  title: string;
  description: string;
  /** Who measured, below the values of a place. */
  source: string;
  /** Shown until the values are there, and if they do not come. */
  texts: { loading: string; error: string };
}

const grid = {
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
};

/** The weather of every place now; a card opens its last week. */
export function ClimatePortal({ title, description, source, texts }: ClimatePortalProps) {
  const { data: records, isError, refetch } = useGetClimateRecordsQuery({});
  const [code, setCode] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const record = records?.find((each) => each.code === code);
  const history = useGetClimateHistoryQuery({ province: code ?? '' }, { skip: code === undefined });
  const open = (chosen: string) => {
    setCode(chosen);
    setIsOpen(true);
  };
  return (
    <Section title={title} description={description}>
      <LoadState
        status={records ? 'ready' : isError ? 'error' : 'loading'}
        onRetry={refetch}
        loading={texts.loading}
        error={texts.error}
      >
        <ul style={grid}>
          {records?.map((each) => (
            <ProvinceCard key={each.code} as="li" record={each} onSelect={open} />
          ))}
        </ul>
      </LoadState>
      {record ? (
        <ProvinceDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          record={record}
          history={{ points: history.data, isError: history.isError, onRetry: history.refetch }}
          source={source}
        />
      ) : null}
    </Section>
  );
}
