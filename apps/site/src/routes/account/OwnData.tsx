import type { Erasure } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { Heading } from '@nzete/ui/Heading';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { Text } from '@nzete/ui/Text';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { dataMessages as texts } from './data.messages.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { useDataFile } from './useDataFile.ts';

/** Takes the visitor's data along, or erases them. */
export function OwnData({ onErased }: { onErased: (erasure: Erasure) => void }) {
  const { result, isLoading, save } = useDataFile();
  return (
    <section aria-labelledby="own-data" className="nz:grid nz:grid-cols-1 nz:gap-6">
      <Heading id="own-data">
        <FormattedMessage {...texts.dataTitle} />
      </Heading>
      <div className="nz:grid nz:grid-cols-1 nz:gap-8 nz:md:grid-cols-2 nz:md:gap-16">
        <div className="nz:grid nz:grid-cols-1 nz:content-start nz:justify-items-start nz:gap-4">
          <Text>
            <FormattedMessage {...texts.downloadText} />
          </Text>
          <Button variant="line" isLoading={isLoading} onClick={() => void save()}>
            <Download aria-hidden="true" />
            <FormattedMessage {...texts.download} />
          </Button>
          <SendOutcome result={result} title={<FormattedMessage {...texts.downloaded} />} />
        </div>
        <div className="nz:grid nz:grid-cols-1 nz:content-start nz:justify-items-start nz:gap-4">
          <Text>
            <FormattedMessage {...texts.eraseText} />
          </Text>
          <EraseDialog onErased={onErased} />
        </div>
      </div>
    </section>
  );
}
