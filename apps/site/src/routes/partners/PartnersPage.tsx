import { Link } from '@nzete/ui/Link';
import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { OnceChosen } from '../../shared/OnceChosen.tsx';
import { paths } from '../../shared/routes.ts';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { KycVisitContext } from './KycContext.ts';
import { messages } from './messages.ts';
import { useTab } from './useTab.ts';

// The code of a tab is fetched when it is opened. The server writes the one that the address names.
const CurrentPartners = laterPart(() => import('./CurrentPartners.tsx'), <div className="nz:min-h-screen" />);
const Kyc = laterPart(
  () => import('./Kyc.tsx'),
  <p role="status" className="nz:min-h-screen nz:text-text-muted">
    <FormattedMessage {...messages.kycLoading} />
  </p>,
);

/** Fetches the code of the identity check, whose tab is pointed at. That it fails is said when the tab is opened. */
const preloadKyc = () => void Kyc.preload().catch(() => {});

/** The page at `/partners` and `/partner-collaboration`: apply, see who works with us, show who one is. */
export default function PartnersPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  useDocumentMeta({ description, heading });
  const [tab, chooseTab] = useTab();
  /** How often an application has led to the identity check. */
  const [visits, setVisits] = useState(0);
  // Always the same one: a context that changes would hydrate the form below before anyone comes near it.
  const goOnToKyc = useCallback(() => {
    setVisits((count) => count + 1);
    chooseTab('kyc');
  }, [chooseTab]);
  return (
    <div className="nz:wrap nz:grid nz:grid-cols-1 nz:gap-8 nz:pt-6 nz:pb-section nz:lg:pt-8">
      <header className="nz:grid nz:justify-items-start nz:gap-3">
        <Link href={paths.home} className="nz:min-h-hit">
          <ArrowLeft aria-hidden="true" className="nz:rtl:-scale-x-100" />
          <FormattedMessage {...messages.back} />
        </Link>
        <h1 className="nz:type-display nz:text-balance nz:hyphens-auto">{heading}</h1>
        <p className="nz:type-lead nz:max-w-measure nz:text-pretty nz:text-text-2">{description}</p>
      </header>
      <Tabs value={tab} onValueChange={(next) => chooseTab(next as typeof tab)} className="nz:gap-8 nz:lg:gap-10">
        <TabList label={formatMessage(messages.tabs)} className="nz:needs-script">
          <Tab value="apply">{formatMessage(messages.apply)}</Tab>
          <Tab value="current">{formatMessage(messages.current)}</Tab>
          <Tab value="kyc" onPointerEnter={preloadKyc} onFocus={preloadKyc}>
            {formatMessage(messages.kyc)}
          </Tab>
        </TabList>
        <TabPanel value="apply" isKept>
          <OnceChosen isChosen={tab === 'apply'}>
            <ApplyPanel onKyc={goOnToKyc} />
          </OnceChosen>
        </TabPanel>
        <TabPanel value="current">
          <CurrentPartners />
        </TabPanel>
        <TabPanel value="kyc" isKept>
          <OnceChosen isChosen={tab === 'kyc'}>
            <KycVisitContext value={visits}>
              <Kyc />
            </KycVisitContext>
          </OnceChosen>
        </TabPanel>
      </Tabs>
    </div>
  );
}
