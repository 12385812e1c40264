'use client';

import { BadgeCheck, Shield, ShieldCheck, ShieldHalf } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Figure } from '../../primitives/Figure/Figure.tsx';
import { FigureGroup } from '../../primitives/Figure/FigureGroup.tsx';
import { FigureNote } from '../../primitives/Figure/FigureNote.tsx';
import { ProgressRail } from '../../primitives/ProgressRail/ProgressRail.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import {
  pluginCategoryMessages,
  pluginFrequencyMessages,
  pluginSecurityMessages,
  pluginStatusMessages,
  pluginSyncMessages,
  pluginCardMessages as texts,
} from './PluginCard.messages.ts';

/** A data source that can be switched on and off. */
export interface PluginContent {
  id: string;
  name: string;
  /** What it provides, in a sentence. */
  description: ReactNode;
  /** The operator. */
  source: ReactNode;
  /** An icon (any element). */
  icon: ReactNode;
  status: keyof typeof pluginStatusMessages;
  category: keyof typeof pluginCategoryMessages;
  security: keyof typeof pluginSecurityMessages;
  updateFrequency: keyof typeof pluginFrequencyMessages;
  /** The area covered. */
  coverage: ReactNode;
  /** The number of values delivered. */
  dataPoints: number;
  /** In percent, 0 to 100. */
  accuracy: number;
  /** A share of its own, in percent: the bar "Data quality". Without it there is no bar. */
  quality?: number;
  /** A mark beside the last sync, such as who checked the source and when. */
  verified?: ReactNode;
  /** An instant, `2026-11-22T13:05:00Z`. */
  lastSync: string;
  /**
   * Marks its figures as samples, shown until real counts exist.
   * @default false
   */
  isSample?: boolean;
}

export interface PluginCardProps extends Omit<ComponentProps<'article'>, 'ref' | 'children' | 'onToggle'> {
  plugin: PluginContent;
  /** The switch was pressed. It is disabled while the source is syncing. */
  onToggle: () => void;
  /**
   * The heading level of the name.
   * @default 3
   */
  headingLevel?: 3 | 4;
}

const tones: Record<PluginContent['status'], BadgeProps['tone']> = {
  active: 'success',
  inactive: 'neutral',
  syncing: 'info',
  error: 'error',
};
const shields: Record<PluginContent['security'], ReactNode> = {
  high: <ShieldCheck className="nz:bare" aria-hidden="true" />,
  medium: <ShieldHalf className="nz:bare" aria-hidden="true" />,
  standard: <Shield className="nz:bare" aria-hidden="true" />,
};

/**
 * A data source: its operator, its data, accuracy and last sync, and a switch. `verified` and
 * `quality` are claims of the host: without them the card says nothing of the kind.
 *
 * Slots: `plugin-card`, `plugin-icon`, `plugin-name`, `plugin-facts`, `plugin-last-sync`.
 *
 * @example <PluginCard plugin={plugin} onToggle={() => toggle(plugin.id)} />
 */
export function PluginCard({ plugin, onToggle, headingLevel = 3, ...props }: PluginCardProps) {
  const nameId = useId();
  const { name, description, status, category, security } = plugin;
  return (
    <Card data-slot="plugin-card" aria-labelledby={nameId} data-status={status} {...props}>
      <div className="nz:@container nz:grid nz:h-full nz:content-start nz:gap-4">
        <Head {...{ plugin, nameId, headingLevel, onToggle }} />
        <div className="nz:flex nz:flex-wrap nz:gap-2">
          <Badge tone={tones[status]}>
            <FormattedMessage {...pluginStatusMessages[status]} />
          </Badge>
          <Badge tone="line">
            <FormattedMessage {...pluginCategoryMessages[category]} />
          </Badge>
          <Badge>
            {shields[security]}
            <FormattedMessage {...pluginSecurityMessages[security]} />
          </Badge>
        </div>
        <p className="nz:text-text-2">{description}</p>
        <Facts plugin={plugin} name={name} />
      </div>
    </Card>
  );
}

interface HeadProps extends Pick<PluginCardProps, 'plugin' | 'onToggle'> {
  nameId: string;
  headingLevel: 3 | 4;
}

function Head({ plugin: { name, source, icon, status }, nameId, headingLevel, onToggle }: HeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="nz:grid nz:grid-cols-[auto_1fr_auto] nz:items-start nz:large-text:flex nz:large-text:flex-wrap nz:gap-x-4 nz:gap-y-3">
      <span
        aria-hidden="true"
        data-slot="plugin-icon"
        className="nz:ground-cloth nz:grid nz:size-12 nz:place-items-center nz:cut-sm nz:[&>svg]:size-6"
      >
        {icon}
      </span>
      <div className="nz:col-span-3 nz:row-start-2 nz:grid nz:min-w-0 nz:gap-0.5 nz:@min-[20rem]:col-span-1 nz:@min-[20rem]:col-start-2 nz:@min-[20rem]:row-start-1">
        <Heading id={nameId} data-slot="plugin-name" className="nz:type-h4 nz:text-pretty nz:hyphens-auto">
          {name}
        </Heading>
        <p className="nz:text-sm nz:text-text-muted">{source}</p>
      </div>
      <Switch
        className="nz:needs-script nz:col-start-3 nz:row-start-1"
        label={<span className="nz:sr-only">{name}</span>}
        isSelected={status === 'active'}
        isLoading={status === 'syncing'}
        onChange={onToggle}
      />
    </div>
  );
}

const percent: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

function Facts({ plugin, name }: { plugin: PluginContent; name: string }) {
  const { number, date, zone } = useFormat();
  const { dataPoints, accuracy, quality, verified, updateFrequency, coverage, lastSync, isSample } = plugin;
  return (
    <FigureGroup isSample={isSample}>
      <dl
        data-slot="plugin-facts"
        className="nz:grid nz:grid-cols-2 nz:gap-x-gap nz:gap-y-2.5 nz:large-text:grid-cols-1 nz:text-md"
      >
        <Fact term={<FormattedMessage {...texts.dataPoints} />}>
          <Figure layout="inline" value={dataPoints} />
        </Fact>
        <Fact term={<FormattedMessage {...texts.accuracy} />}>
          <Figure layout="inline" value={accuracy / 100} format={percent} />
        </Fact>
        <Fact term={<FormattedMessage {...texts.frequency} />}>
          <FormattedMessage {...pluginFrequencyMessages[updateFrequency]} />
        </Fact>
        <Fact term={<FormattedMessage {...texts.coverage} />}>{coverage}</Fact>
      </dl>
      {quality === undefined ? null : (
        <ProgressRail
          label={
            <>
              <FormattedMessage {...texts.quality} />
              <span className="nz:sr-only"> {name}</span>
            </>
          }
          value={quality}
          valueLabel={number(quality / 100, percent)}
        />
      )}
      <FigureNote />
      <p
        data-slot="plugin-last-sync"
        className="nz:mt-auto nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4 nz:gap-y-1 nz:text-sm nz:text-text-muted"
      >
        <time className="nz:bare" dateTime={lastSync}>
          <FormattedMessage
            {...pluginSyncMessages.lastSync}
            values={{ date: date(lastSync), time: date(lastSync, 'time'), zone: zone(lastSync) }}
          />
        </time>
        {verified ? (
          <span className="nz:flex nz:items-center nz:gap-1.5 nz:font-semibold">
            <BadgeCheck aria-hidden="true" className="nz:size-4" />
            {verified}
          </span>
        ) : null}
      </p>
    </FigureGroup>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="nz:grid nz:min-w-0 nz:content-start">
      <dt className="nz:text-sm nz:text-text-muted">{term}</dt>
      <dd className="nz:min-w-0">{children}</dd>
    </div>
  );
}
