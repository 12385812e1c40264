import { useGetClimateRecordsQuery } from '@nzete/api-client/climate';
import { useClimateFormat } from '@nzete/ui/ProvinceMap';
import { Tab, TabList, TabPanel, Tabs } from '@nzete/ui/Tabs';
import { Activity, Blocks, Sparkles } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { portalSlice } from '../../features/portal/portalSlice.ts';
import { laterPart } from '../../shared/laterPart.tsx';
import { useLateState } from '../../shared/lateState.ts';
import { documentTitle } from '../../shared/messages.ts';
import { useDocumentMeta } from '../../shared/useDocumentMeta.tsx';
import { changeAddress, type PortalTab, usePortalAddress } from './address.ts';
import { messages } from './messages.ts';
import { PortalHead } from './PortalHead.tsx';
import { ProvinceOpener } from './ProvinceOpener.tsx';

/** Each keeps its place: what is below must not come into view while it is on its way. */
const place = <div className="nz:min-h-[150vh]" />;

const Realtime = laterPart(() => import('./RealtimePanel.tsx'), place);
const Assistant = laterPart(() => import('./AssistantPanel.tsx'), place);
const Plugins = laterPart(() => import('./PluginsPanel.tsx'), place);
const PortalFoot = laterPart(() => import('./PortalFoot.tsx'), place);

/** The page at `/data` and `/data-portal`: the weather of the provinces, an assistant, the data sources. */
export default function DataPage() {
  const { tab, province } = usePortalAddress();
  useLateState(portalSlice);
  usePortalMeta(province);
  return (
    <>
      <PortalHead />
      <PortalTabs tab={tab} />
      <PortalFoot />
      <ProvinceOpener />
    </>
  );
}

/** Memo: a province that is chosen in the address changes nothing of them, and they are most of the page. */
const PortalTabs = memo(function PortalTabs({ tab }: { tab: PortalTab }) {
  const { formatMessage } = useIntl();
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
      <TabPanel value="ai-insights">
        <Assistant />
      </TabPanel>
      <TabPanel value="plugins">
        <Plugins />
      </TabPanel>
    </Tabs>
  );
});

/** Title and description: those of the page, or of the province that the address names. */
function usePortalMeta(code: string | undefined) {
  const { formatMessage } = useIntl();
  const format = useClimateFormat();
  const { record } = useGetClimateRecordsQuery(undefined, {
    selectFromResult: ({ data }) => ({ record: data?.find((each) => each.code === code) }),
  });
  const heading = formatMessage(messages.title);
  const page = record ? formatMessage(messages.provinceTitle, record) : heading;
  useDocumentMeta({
    title: formatMessage(documentTitle, { page }),
    description: record
      ? formatMessage(messages.provinceDescription, {
          ...record,
          temperature: format.value('temperature', record.temperature),
          humidity: format.value('humidity', record.humidity),
          moment: format.moment(record.lastUpdated),
        })
      : formatMessage(messages.description),
    heading,
  });
}
