import { useIntl } from 'react-intl';
import { sharedMessages } from '../../shared/messages.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { ClimateSections } from './ClimateSections.tsx';
import { messages } from './messages.ts';
import { RainHero } from './RainHero.tsx';
import { useClimateContent } from './useClimateContent.ts';

/** The page at `/climate-mitigation`: a rainy season. The sky clears as the reader scrolls, over fields seen from above. */
export default function ClimateMitigationPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  useDocumentMeta({
    description: formatMessage(messages.description),
    heading,
  });
  const { sky, whole } = useClimateContent();
  return (
    <>
      <RainHero sky={sky} />
      <div className="nz:wrap">
        <QueryState query={whole} loading={sharedMessages.loading} error={messages.error} />
      </div>
      <ClimateSections />
    </>
  );
}
