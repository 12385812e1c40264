'use client';

import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryChart } from './HistoryChart.tsx';
import type { HistoryMeasure, HistoryPoint } from './history.ts';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';

const measures: readonly HistoryMeasure[] = ['temperature', 'humidity', 'windSpeed', 'airQuality'];
const DAYS = 7;

/** The last days of a province, and the loading state. */
export interface ProvinceHistoryState {
  /** Oldest first; undefined until they have loaded. */
  points: readonly HistoryPoint[] | undefined;
  isError: boolean;
  /** Refetches them. */
  onRetry: () => void;
}

/** The last seven days: loading, failed, or the chart of the chosen measure. */
export function ProvinceHistory({
  points,
  isError,
  onRetry,
  timeZone,
}: ProvinceHistoryState & { timeZone: string | undefined }) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const [measure, setMeasure] = useState<HistoryMeasure>('temperature');
  const chart = points ? <HistoryChart points={points} measure={measure} timeZone={timeZone} /> : null;
  return (
    <section aria-labelledby={titleId} className="nz:grid nz:noscript:hidden nz:gap-4">
      <div className="nz:flex nz:min-h-12 nz:flex-wrap nz:items-center nz:justify-between nz:gap-3">
        <h3 id={titleId} className="nz:type-h4">
          <FormattedMessage {...texts.history} values={{ days: DAYS }} />
        </h3>
        {points ? (
          <SegmentedControl
            isLabelHidden
            label={formatMessage(texts.measure)}
            options={measures.map((value) => ({ value, label: formatMessage(climateMessages[value]) }))}
            value={measure}
            onChange={(value) => setMeasure(measures.find((each) => each === value) ?? 'temperature')}
          />
        ) : null}
      </div>
      {chart ?? (isError ? <Failed onRetry={onRetry} /> : <Loading />)}
    </section>
  );
}

function Loading(): ReactNode {
  return (
    // As tall as the chart, so that the dialog keeps its size.
    <div className="nz:grid nz:min-h-92 nz:content-start nz:gap-4 nz:md:min-h-84">
      <p role="status" className="nz:text-text-2">
        <FormattedMessage {...texts.loading} />
      </p>
      <Skeleton lines={5} />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-4">
      <p role="alert" className="nz:bare">
        <FormattedMessage {...texts.error} />
      </p>
      <Button variant="line" size="sm" onClick={onRetry}>
        <FormattedMessage {...texts.retry} />
      </Button>
    </div>
  );
}
