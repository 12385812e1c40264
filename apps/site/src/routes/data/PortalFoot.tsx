import { EnterpriseStats } from '@nzete/ui/EnterpriseStats';
import { Figure, FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { Seam } from '@nzete/ui/Seam';
import { Section } from '@nzete/ui/Section';
import { SourceTiles } from '@nzete/ui/SourceTiles';
import { Activity, CloudSun, Landmark, Satellite, ShieldCheck, Sparkles, Trees, TrendingUp, Wind } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './foot.messages.ts';

const percent = { style: 'percent' } as const;

/** Below the tabs: the portal's data, its features, and its sources. */
export default function PortalFoot() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Seam />
      <Section tone="sunk" title={formatMessage(messages.stats)}>
        <FigureGroup isSample source={{ label: formatMessage(messages.statsSource) }}>
          <EnterpriseStats
            stats={[
              { id: 'points', value: 150_000, isAtLeast: true, label: formatMessage(messages.dailyPoints) },
              { id: 'accuracy', value: 0.96, format: percent, label: formatMessage(messages.accuracy) },
              { id: 'sources', value: 9, label: formatMessage(messages.activeSources) },
            ]}
          />
          <FigureNote className="nz:mt-4" />
          <h3 className="nz:sr-only">
            <FormattedMessage {...messages.features} />
          </h3>
          <ul className="nz:mt-10 nz:grid nz:gap-x-gap nz:gap-y-8 nz:sm:grid-cols-2 nz:lg:grid-cols-4">
            <FeatureItem icon={<Activity />} title={messages.realtime} text={messages.realtimeText} />
            <FeatureItem icon={<Sparkles />} title={messages.intelligence} text={messages.intelligenceText} />
            <FeatureItem icon={<ShieldCheck />} title={messages.secure} text={messages.secureText} />
            <FeatureItem icon={<TrendingUp />} title={messages.predictive} text={messages.predictiveText}>
              <Figure layout="inline" value={0.95} format={percent} /> <FormattedMessage {...messages.predictiveNote} />
            </FeatureItem>
          </ul>
        </FigureGroup>
      </Section>
      <Section title={formatMessage(messages.sources)} description={formatMessage(messages.sourcesLead)}>
        <Sources />
      </Section>
    </>
  );
}

interface FeatureItemProps {
  icon: ReactNode;
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Follows the text. */
  children?: ReactNode;
}

function FeatureItem({ icon, title, text, children }: FeatureItemProps) {
  return (
    <li className="nz:grid nz:content-start nz:gap-2">
      <span aria-hidden="true" className="nz:text-sign nz:[&>svg]:size-7">
        {icon}
      </span>
      <h4 className="nz:type-h4">
        <FormattedMessage {...title} />
      </h4>
      <p className="nz:text-text-2">
        <FormattedMessage {...text} /> {children}
      </p>
    </li>
  );
}

function Sources() {
  const { formatMessage } = useIntl();
  return (
    <SourceTiles
      sources={[
        {
          id: 'open-meteo',
          icon: <CloudSun />,
          title: 'Open-Meteo',
          kind: formatMessage(messages.weather),
          description: formatMessage(messages.openMeteo),
          href: 'https://open-meteo.com/',
        },
        {
          id: 'cams',
          icon: <Wind />,
          title: 'Copernicus CAMS',
          kind: formatMessage(messages.weather),
          description: formatMessage(messages.cams),
          href: 'https://atmosphere.copernicus.eu/',
        },
        {
          id: 'sentinel',
          icon: <Satellite />,
          title: 'Copernicus Sentinel-2',
          kind: formatMessage(messages.satellite),
          description: formatMessage(messages.sentinel),
          href: 'https://dataspace.copernicus.eu/',
        },
        {
          id: 'landsat',
          icon: <Satellite />,
          title: 'Landsat',
          kind: formatMessage(messages.satellite),
          description: formatMessage(messages.landsat),
          href: 'https://landsat.gsfc.nasa.gov/',
        },
        {
          id: 'forest-watch',
          icon: <Trees />,
          title: 'Global Forest Watch',
          kind: formatMessage(messages.forest),
          description: formatMessage(messages.forestWatch),
          href: 'https://www.globalforestwatch.org/',
        },
        {
          id: 'mettelsat',
          icon: <Landmark />,
          title: 'METTELSAT',
          kind: formatMessage(messages.government),
          description: formatMessage(messages.mettelsat),
        },
      ]}
    />
  );
}
