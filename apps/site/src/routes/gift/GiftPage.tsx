import { givingApi } from '@nzete/api-client/giving';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { messages } from './messages.ts';

export const loader: PageLoader = ({ lang }) => [givingApi.endpoints.getDonationMethods.initiate({ lang })];

const GiftForm = lazySection(() => import('./GiftForm.tsx'));

/** The page at `/donate/gift`: a donor says that a gift was sent, and gets a receipt. */
export default function GiftPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  return (
    <>
      <PageHead layout="stack" title={heading} description={<FormattedMessage {...messages.lead} />} />
      <Section>
        <LateSection module="src/routes/gift/GiftForm.tsx" height="48rem">
          <GiftForm />
        </LateSection>
      </Section>
      <PageMeta description={formatMessage(messages.description)} heading={heading} />
    </>
  );
}
