import { foundationApi } from '@nzete/api-client/foundation';
import { partnershipsApi } from '@nzete/api-client/partnerships';
import { PageHead } from '@nzete/ui/PageHead';
import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { Text } from '@nzete/ui/Text';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { PaperNote } from '../../shared/PaperNote.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { paths } from '../../shared/routes.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { ApplyPanel } from './ApplyPanel.tsx';
import { KycVisitContext } from './KycContext.ts';
import { kycMessages } from './kyc.messages.ts';
import { messages } from './messages.ts';
import { search } from './search.ts';

export const loader: PageLoader = ({ lang }) => [
  partnershipsApi.endpoints.getPartners.initiate({ lang }),
  foundationApi.endpoints.getImpactMetrics.initiate({ lang }),
];

// The code of a tab is loaded when it is opened. The server renders the tab in the URL.
const CurrentPartners = lazySection(() => import('./CurrentPartners.tsx'));
const loadKyc = () => import('./Kyc.tsx');
const Kyc = lazySection(loadKyc);

/** Prefetches the code of the identity check. Opening the tab reports failures. */
const preloadKyc = () => void loadKyc().catch(() => {});

/** The page at `/partners` and `/partner-collaboration`: application, partners, identity check. */
export default function PartnersPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const [{ tab }, change] = usePageSearch(search);
  /** The tabs that have been opened stay mounted, so that their values are kept. */
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  /** How often the identity check was opened by an application. */
  const [visits, setVisits] = useState(0);
  // Memoised: a changed context would hydrate the form early. Without the code of the identity
  // check the confirmation stays.
  const goOnToKyc = useCallback(async () => {
    const isLoaded = await loadKyc().then(
      () => true,
      () => false,
    );
    if (!isLoaded) return;
    setVisits((count) => count + 1);
    change({ tab: 'kyc', step: '1' });
  }, [change]);
  return (
    <div className="nz:wrap nz:mt-6 nz:mb-section nz:grid nz:grid-cols-1 nz:gap-8 nz:lg:mt-8">
      <PageHead
        variant="bare"
        layout="stack"
        back={{ href: paths.home, label: <FormattedMessage {...messages.back} /> }}
        title={heading}
        description={description}
        className="nz:gap-3"
      />
      {tab === 'current' ? null : <PaperNote text={messages.paper} />}
      <Tabs value={tab} onValueChange={(next) => change({ tab: next as typeof tab })} className="nz:gap-8 nz:lg:gap-10">
        <TabList label={formatMessage(messages.tabs)} className="nz:needs-script">
          <Tab value="apply">{formatMessage(messages.apply)}</Tab>
          <Tab value="current">{formatMessage(messages.current)}</Tab>
          <Tab value="kyc" onPointerEnter={preloadKyc} onFocus={preloadKyc}>
            {formatMessage(messages.kyc)}
          </Tab>
        </TabList>
        <TabPanel value="apply" isKept>
          {opened.includes('apply') ? <ApplyPanel onKyc={goOnToKyc} /> : null}
        </TabPanel>
        <TabPanel value="current">
          <LateSection module="src/routes/partners/CurrentPartners.tsx" height="100vh">
            <CurrentPartners />
          </LateSection>
        </TabPanel>
        <TabPanel value="kyc" isKept>
          {opened.includes('kyc') ? (
            <KycVisitContext value={visits}>
              <LateSection module="src/routes/partners/Kyc.tsx" height="100vh" loading={<KycLoading />}>
                <Kyc />
              </LateSection>
            </KycVisitContext>
          ) : null}
        </TabPanel>
      </Tabs>
      <PageMeta description={description} heading={heading} />
    </div>
  );
}

function KycLoading() {
  return (
    <Text role="status" tone="muted">
      <FormattedMessage {...kycMessages.kycLoading} />
    </Text>
  );
}
