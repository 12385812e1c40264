import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { Activity, Blocks, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { laterPart } from '../../shared/laterPart.tsx';
import { OnceChosen } from '../../shared/OnceChosen.tsx';
import { changeAddress, usePortalAddress } from './address.ts';
import { messages } from './messages.ts';
import { PortalHead } from './PortalHead.tsx';
import { ProvinceOpener } from './ProvinceOpener.tsx';
import { usePortalMeta } from './usePortalMeta.ts';

/** Each keeps its place: what is below must not come into view while it is on its way. */
const place = <div className="nz:min-h-[150vh]" />;

const Realtime = laterPart(() => import('./RealtimePanel.tsx'), place);
const Assistant = laterPart(() => import('./AssistantPanel.tsx'), place);
const Plugins = laterPart(() => import('./PluginsPanel.tsx'), place);
const PortalFoot = laterPart(() => import('./PortalFoot.tsx'), place);

/** The page at `/data` and `/data-portal`: the weather of the provinces, an assistant, the data sources. */
export default function DataPage() {
  return (
    <Frame>
      <PortalHead />
      <PortalTabs />
      <PortalFoot />
    </Frame>
  );
}

/** What follows the province of the address, round the rest of the page, which that does not change. */
function Frame({ children }: { children: ReactNode }) {
  const province = usePortalAddress('province');
  // Of a page that was opened with a province, it is the first thing. Later nothing is put before the page, which would be laid out again.
  const [isFirst] = useState(province !== undefined);
  usePortalMeta();
  return (
    <>
      {isFirst ? <ProvinceOpener /> : null}
      {children}
      {isFirst ? null : <ProvinceOpener />}
    </>
  );
}

function PortalTabs() {
  const { formatMessage } = useIntl();
  const tab = usePortalAddress('tab');
  return (
    <Tabs
      value={tab}
      onValueChange={(next) => changeAddress({ tab: next })}
      className="nz:wrap nz:gap-8 nz:pt-6 nz:pb-section nz:lg:gap-12 nz:lg:pt-8"
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
      <TabPanel value="realtime">
        <Realtime />
      </TabPanel>
      {/* What was typed for the assistant, and a report on its way, outlast a look at the map. */}
      <TabPanel value="ai-insights" isKept>
        <OnceChosen isChosen={tab === 'ai-insights'}>
          <Assistant />
        </OnceChosen>
      </TabPanel>
      <TabPanel value="plugins">
        <Plugins />
      </TabPanel>
    </Tabs>
  );
}
