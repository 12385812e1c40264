'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { climateMessages } from '../../internal/climate/climate.messages.ts';
import type { ClimateValue, ProvinceRecord } from '../../internal/climate/climate.ts';
import { useClimateFormat } from '../../internal/climate/useClimateFormat.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, DialogClose } from '../../primitives/Dialog/Dialog.tsx';
import { AirQualityBadge } from '../AirQualityBadge/AirQualityBadge.tsx';
import { ConditionIcon } from '../ConditionIcon/ConditionIcon.tsx';
import { FreshnessNote } from '../FreshnessNote/FreshnessNote.tsx';
import { provinceDialogMessages as texts } from './ProvinceDialog.messages.ts';
import { ProvinceHistory, type ProvinceHistoryState } from './ProvinceHistory.tsx';

export interface ProvinceDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  record: ProvinceRecord;
  /** Its last seven days. */
  history: ProvinceHistoryState;
  open: boolean;
  /** It is to be closed: by its buttons, by Escape, by a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Who has the values, as words or a link. */
  source?: ReactNode;
  /**
   * The values are samples, shown until real ones have come.
   * @default false
   */
  isSample?: boolean;
  /** What can be done with the values: download, share. Buttons, before Close. */
  actions?: ReactNode;
}

const numbers = ['temperature', 'humidity', 'windSpeed', 'visibility', 'population'] as const satisfies ClimateValue[];

/**
 * All that is known of a province's weather: the present values with their age, and the last seven days as a chart, in words and as a table.
 *
 * Slots: `province-dialog`, `province-dialog-values`, `province-dialog-chart`.
 *
 * @example <ProvinceDialog open record={record} history={history} onOpenChange={close} actions={<Button>CSV</Button>} />
 */
export function ProvinceDialog({ record, history, source, isSample, actions, ...props }: ProvinceDialogProps) {
  const format = useClimateFormat();
  const { province, capital } = record;
  const values: [name: ClimateValue | 'capital' | 'condition', value: ReactNode][] = [
    ['capital', capital],
    ...numbers.map((name): [ClimateValue, ReactNode] => [name, format.value(name, record[name])]),
    ['condition', <ConditionIcon key="condition" condition={record.condition} />],
    ['airQuality', <AirQualityBadge key="air" index={record.airQuality} />],
  ];
  return (
    <Dialog
      data-slot="province-dialog"
      size="lg"
      title={<FormattedMessage {...texts.title} values={{ province }} />}
      description={<FormattedMessage {...texts.description} values={{ province, capital }} />}
      footer={
        <>
          {actions}
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...texts.close} />
            </Button>
          </DialogClose>
        </>
      }
      {...props}
    >
      <div className="nz:grid nz:gap-6">
        <dl
          data-slot="province-dialog-values"
          className="nz:grid nz:grid-cols-2 nz:border-line nz:border-y-[1.5px] nz:md:grid-cols-4"
        >
          {values.map(([name, value]) => (
            <div key={name} className="nz:grid nz:min-w-0 nz:content-start nz:gap-0.5 nz:py-3 nz:pe-3">
              <dt className="nz:text-sm nz:text-text-muted">
                <FormattedMessage {...climateMessages[name]} />
              </dt>
              <dd className="nz:text-[1.0625rem] nz:font-bold nz:tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="nz:grid nz:gap-1">
          <p className="nz:text-sm nz:font-semibold">
            <FormattedMessage {...climateMessages.lastUpdated} />
          </p>
          <FreshnessNote asOf={record.lastUpdated} source={source} isSample={isSample} />
        </div>
        <ProvinceHistory {...history} />
      </div>
    </Dialog>
  );
}
