import { EnterpriseStats } from '@nzete/ui/EnterpriseStats';
import { Figure, FigureGroup, FigureNote } from '@nzete/ui/Figure';
import { Heading } from '@nzete/ui/Heading';
import { ResourceGrid } from '@nzete/ui/ResourceGrid';
import { Seam } from '@nzete/ui/Seam';
import { Section } from '@nzete/ui/Section';
import { SourceTiles } from '@nzete/ui/SourceTiles';
import { Activity, CloudSun, Landmark, Satellite, ShieldCheck, Sparkles, Trees, TrendingUp, Wind } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './foot.messages.ts';

const percent = { style: 'percent' } as const;

const features = [
  {
    id: 'realtime',
    icon: <Activity />,
    title: <FormattedMessage {...messages.realtime} />,
    description: <FormattedMessage {...messages.realtimeText} />,
  },
  {
    id: 'intelligence',
    icon: <Sparkles />,
    title: <FormattedMessage {...messages.intelligence} />,
    description: <FormattedMessage {...messages.intelligenceText} />,
  },
  {
    id: 'secure',
    icon: <ShieldCheck />,
    title: <FormattedMessage {...messages.secure} />,
    description: <FormattedMessage {...messages.secureText} />,
  },
  {
    id: 'predictive',
    icon: <TrendingUp />,
    title: <FormattedMessage {...messages.predictive} />,
    description: (
      <>
        <FormattedMessage {...messages.predictiveText} /> <Figure layout="inline" value={0.95} format={percent} />{' '}
        <FormattedMessage {...messages.predictiveNote} />
      </>
    ),
  },
];

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
          <Heading headingLevel={3} isHidden>
            <FormattedMessage {...messages.features} />
          </Heading>
          <ResourceGrid variant="plain" headingLevel={4} resources={features} className="nz:mt-10" />
        </FigureGroup>
      </Section>
      <Section title={formatMessage(messages.sources)} description={formatMessage(messages.sourcesLead)}>
        <Sources />
      </Section>
    </>
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
