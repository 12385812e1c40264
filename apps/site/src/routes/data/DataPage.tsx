import { climateApi } from '@nzete/api-client/climate';
import { LinkButton } from '@nzete/ui/LinkButton';
import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { Activity, Blocks, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LateSection } from '../../shared/LateSection.tsx';
import { lazySection } from '../../shared/lazySection.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import { NextArea } from '../../shared/NextArea.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { PortalHead } from './PortalHead.tsx';
import { ProvinceOpener } from './ProvinceOpener.tsx';
import { search } from './search.ts';
import { usePortalMeta } from './usePortalMeta.ts';

export const loader: PageLoader = ({ lang }) => [
  climateApi.endpoints.getClimateRecords.initiate({}),
  climateApi.endpoints.getClimateAlerts.initiate({ lang }),
];

/** Of each tab while it loads, so that the content below stays out of view. */
const height = '150vh';

const Realtime = lazySection(() => import('./RealtimePanel.tsx'));
const Assistant = lazySection(() => import('./AssistantPanel.tsx'));
const Plugins = lazySection(() => import('./PluginsPanel.tsx'));
const PortalFoot = lazySection(() => import('./PortalFoot.tsx'));

/**
 * The page at `/data` and `/data-portal`: the weather of the provinces, an assistant, the data
 * sources.
 */
export default function DataPage() {
  const [{ province }] = usePageSearch(search);
  // If the page was opened with a province, the province is first in the document.
  const [isFirst] = useState(province !== undefined);
  const zone = useIntl().formatMessage(messages.zone);
  return (
    <NzeteProvider timeZoneName={zone}>
      {isFirst ? <ProvinceOpener /> : null}
      <PortalHead />
      <PortalTabs />
      <LateSection module="src/routes/data/PortalFoot.tsx" isBelow height={height}>
        <PortalFoot />
      </LateSection>
      <NextArea />
      {isFirst ? null : <ProvinceOpener />}
      <PageMeta {...usePortalMeta()} />
    </NzeteProvider>
  );
}

const tabs = [
  { tab: 'realtime', label: messages.tabRealtime },
  { tab: 'ai-insights', label: messages.tabInsights },
  { tab: 'plugins', label: messages.tabPlugins },
] as const;

const tabHref = (tab: string, path: string) => (tab === 'realtime' ? path : `${path}?tab=${tab}`);

function PortalTabs() {
  const { formatMessage } = useIntl();
  const [{ tab }, change] = usePageSearch(search);
  const { pathname } = useLocation();
  const [wasAssistantOpen, setWasAssistantOpen] = useState(tab === 'ai-insights');
  if (tab === 'ai-insights' && !wasAssistantOpen) setWasAssistantOpen(true);
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => change({ tab: next as typeof tab })}
      className="nz:wrap nz:mt-6 nz:mb-section nz:gap-8 nz:lg:mt-8 nz:lg:gap-12"
    >
      <TabList label={formatMessage(messages.tabs)} className="nz:needs-script">
        <Tab value="realtime" icon={<Activity />}>
          {formatMessage(messages.tabRealtime)}
        </Tab>
        <Tab value="ai-insights" icon={<Sparkles />}>
          {formatMessage(messages.tabInsights)}
        </Tab>
        <Tab value="plugins" icon={<Blocks />}>
          {formatMessage(messages.tabPlugins)}
        </Tab>
      </TabList>
      <noscript>
        <nav aria-label={formatMessage(messages.tabs)} className="nz:flex nz:flex-wrap nz:gap-3">
          {tabs.map(({ tab: other, label }) => (
            <LinkButton
              key={other}
              size="sm"
              variant={other === tab ? 'primary' : 'line'}
              href={tabHref(other, pathname)}
              aria-current={other === tab || undefined}
            >
              {formatMessage(label)}
            </LinkButton>
          ))}
        </nav>
      </noscript>
      <TabPanel value="realtime">
        <LateSection module="src/routes/data/RealtimePanel.tsx" height={height}>
          <Realtime />
        </LateSection>
      </TabPanel>
      {/* Kept mounted, so that typed text and pending reports survive a change of tab. */}
      <TabPanel value="ai-insights" isKept>
        {wasAssistantOpen ? (
          <LateSection module="src/routes/data/AssistantPanel.tsx" height={height}>
            <Assistant />
          </LateSection>
        ) : null}
      </TabPanel>
      <TabPanel value="plugins">
        <LateSection module="src/routes/data/PluginsPanel.tsx" height={height}>
          <Plugins />
        </LateSection>
      </TabPanel>
    </Tabs>
  );
}
