import { ShareButton } from '@nzete/ui/ShareButton';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrivedPhoto } from '../../features/photos/ArrivedPhoto.tsx';
import { photoHref } from '../../features/photos/photoAddress.ts';
import { useArrivedPhoto } from '../../features/photos/useArrivedPhoto.ts';
import { useChosen } from '../../shared/address.ts';
import { laterPart } from '../../shared/laterPart.tsx';
import { sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { usePartMeta } from '../../shared/usePartMeta.ts';
import { address } from './address.ts';
import { ImpactMetrics } from './ImpactMetrics.tsx';
import { messages } from './messages.ts';
import { partIn } from './partIn.ts';
import { useImpactContent } from './useImpactContent.ts';

/** Several screens high, so that the footer stays out of sight until they have come. */
const ImpactSections = laterPart(() => import('./ImpactSections.tsx'), <div className="nz:min-h-[400vh]" />);

/** The page at `/impact`: the counted page. No figure without date and source, then the stories, then the photos on numbered contact sheets. */
export default function ImpactPage() {
  const { formatMessage } = useIntl();
  const content = useImpactContent();
  const chosen = useChosen(address);
  const arrived = useArrivedPhoto(content.photos, chosen);
  const title = formatMessage(messages.title);
  usePartMeta({ title, description: formatMessage(messages.description), path: paths.impact }, partIn(chosen, content));
  return (
    <>
      <header className="nz:wrap nz:grid nz:gap-5 nz:pt-section nz:pb-8 nz:lg:grid-cols-[7fr_5fr] nz:lg:items-end nz:lg:gap-16">
        <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">{title}</h1>
        <p className="nz:type-lead nz:max-w-measure nz:text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
      </header>
      {arrived ? (
        <ArrivedPhoto
          photo={arrived}
          actions={<ShareButton url={photoHref(paths.impact, arrived)} title={arrived.title} variant="line" />}
        />
      ) : null}
      <div className="nz:wrap">
        <QueryState query={content.whole} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <ImpactMetrics metrics={content.metrics} reports={content.reports} />
      <ImpactSections />
    </>
  );
}
