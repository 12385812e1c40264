'use client';

import { RefreshCw, ShieldCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import type { SendMessage } from '../../internal/sending.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { EnterpriseStats } from '../EnterpriseStats/EnterpriseStats.tsx';
import { PluginCard, type PluginContent } from '../PluginCard/PluginCard.tsx';
import { pluginTotalMessages, pluginGridMessages as texts } from './PluginGrid.messages.ts';
import { summaryOf } from './summary.ts';

export interface PluginGridProps extends Omit<ComponentProps<'section'>, 'children' | 'onToggle'> {
  plugins: readonly PluginContent[];
  onToggle: (id: string) => void;
  /**
   * "Sync All Sources" was pressed. If it returns a promise that is rejected, the failure is told
   * through `onMessage`.
   */
  onSyncAll: () => void | Promise<void>;
  /** Shows a message, such as a toast. */
  onMessage?: (message: SendMessage) => void;
  /**
   * "Sync All Sources" is in progress.
   * @default false
   */
  isSyncing?: boolean;
  /** The area that all sources cover together, as the last of the totals: `{ value: 12, unit: 'counties' }`. */
  coverage?: { value: number | string; unit?: ReactNode };
  /** A note on the figures, in a sentence or two. */
  note?: ReactNode;
  /**
   * The level of the heading; the names are one level below.
   * @default 2
   */
  headingLevel?: 2 | 3;
}

/**
 * The sources of a data portal: their totals, and each source with its switch.
 *
 * Slots: `plugin-grid`, `plugin-grid-banner`, `plugin-grid-title`, `plugin-grid-list`.
 *
 * @example
 * <PluginGrid
 *   plugins={plugins}
 *   onToggle={toggle}
 *   onSyncAll={sync}
 *   isSyncing={isSyncing}
 *   onMessage={toast}
 * />
 */
export function PluginGrid({
  plugins,
  onToggle,
  onSyncAll,
  onMessage,
  isSyncing = false,
  coverage,
  note,
  headingLevel = 2,
  className,
  ...props
}: PluginGridProps) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const Heading = `h${headingLevel}` as const;
  const isSample = hasSamples(plugins);
  const syncAll = async () => {
    try {
      await onSyncAll();
    } catch {
      onMessage?.({
        tone: 'error',
        title: formatMessage(texts.failedTitle),
        description: formatMessage(texts.failedText),
      });
    }
  };
  return (
    <section aria-labelledby={titleId} data-slot="plugin-grid" className={cx('nz:grid nz:gap-8', className)} {...props}>
      <div
        data-slot="plugin-grid-banner"
        className="nz:ground-cloth nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-8 nz:gap-y-5 nz:cut-md nz:p-[clamp(1.25rem,4vw,2rem)] nz:large-text:px-2"
      >
        <div className="nz:grid nz:min-w-0 nz:max-w-144 nz:flex-1 nz:basis-72 nz:justify-items-start nz:gap-3">
          <Badge tone={isSample ? 'neutral' : 'live'}>
            <FormattedMessage {...texts[isSample ? 'sampleMonitoring' : 'monitoring']} />
          </Badge>
          <Heading
            id={titleId}
            data-slot="plugin-grid-title"
            className="nz:flex nz:large-text:flex-wrap nz:items-start nz:gap-3 nz:type-h2 nz:text-balance"
          >
            <ShieldCheck aria-hidden="true" className="nz:mt-1 nz:size-7 nz:shrink-0 nz:text-sign" />
            <FormattedMessage {...texts.title} />
          </Heading>
          {note ? <p className="nz:max-w-measure nz:text-text-2">{note}</p> : null}
        </div>
        <Button
          aria-disabled={isSyncing || undefined}
          className="nz:needs-script"
          onClick={isSyncing ? undefined : syncAll}
        >
          {isSyncing ? <Spinner /> : <RefreshCw aria-hidden="true" className="nz:bare" />}
          <FormattedMessage {...texts[isSyncing ? 'syncing' : 'syncAll']} />
        </Button>
      </div>
      <Summary plugins={plugins} coverage={coverage} />
      <ul
        aria-label={formatMessage(texts.list)}
        data-slot="plugin-grid-list"
        className="nz:grid nz:gap-gap nz:lg:grid-cols-2"
      >
        {plugins.map((plugin) => (
          <li key={plugin.id} className="nz:bare nz:grid nz:min-w-0">
            <PluginCard
              plugin={plugin}
              headingLevel={headingLevel === 2 ? 3 : 4}
              onToggle={() => onToggle(plugin.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Samples are not called live. */
const hasSamples = (plugins: PluginGridProps['plugins']) => plugins.some(({ isSample }) => isSample);

function Summary({ plugins, coverage }: Pick<PluginGridProps, 'plugins' | 'coverage'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { active, total, dataPoints, accuracy } = summaryOf(plugins);
  const isSample = hasSamples(plugins);
  return (
    <EnterpriseStats
      stats={[
        {
          id: 'active',
          value: active,
          unit: formatMessage(pluginTotalMessages.ofTotal, { total: number(total) }),
          label: formatMessage(texts.activeSources),
          isSample,
        },
        {
          id: 'points',
          value: dataPoints,
          label: formatMessage(texts[isSample ? 'sampleDataPoints' : 'dataPoints']),
          isSample,
        },
        {
          id: 'accuracy',
          value: accuracy / 100,
          format: { style: 'percent' },
          label: formatMessage(texts.accuracy),
          isSample,
        },
        ...(coverage ? [{ id: 'coverage', ...coverage, label: formatMessage(texts.coverage) }] : []),
      ]}
    />
  );
}
