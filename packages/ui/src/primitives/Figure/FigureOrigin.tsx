'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../Link/Link.tsx';
import { SampleMark } from '../SampleMark/SampleMark.tsx';
import { figureMessages as texts } from './Figure.messages.ts';

/** The source of a number. */
export interface FigureSource {
  /** Its localised name: `Partner register`. */
  label: ReactNode;
  /** The page or document that shows it. */
  href?: string;
}

/** What a reader needs to check a number. */
export interface Origin {
  /** The day on which it was counted or measured: `2026-05-31`. */
  asOf?: string | undefined;
  source?: FigureSource | undefined;
  /**
   * Marks it as a sample, shown until a real count exists.
   * @default false
   */
  isSample?: boolean | undefined;
}

export const hasOrigin = ({ asOf, source, isSample }: Origin) => Boolean(asOf || source || isSample);

/** The layout of an origin outside a sentence. */
export const originLines = 'nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1';

/** The date and source of a number, and its marks. */
export function FigureOrigin({ asOf, source, isSample }: Origin) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const isOld = useIsOld(asOf);
  return (
    <>
      {asOf ? (
        <time className="nz:bare" dateTime={asOf}>
          {formatMessage(texts.asOf, { date: date(asOf) })}
        </time>
      ) : null}{' '}
      {source ? (
        <span className="nz:bare">
          {`${formatMessage(texts.source)} `}
          {source.href ? <Link href={source.href}>{source.label}</Link> : source.label}
        </span>
      ) : null}{' '}
      {isSample ? <SampleMark description={null} /> : null}
      {isOld ? <Badge tone="warning">{formatMessage(texts.old)}</Badge> : null}
    </>
  );
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Known only after mounting: the page may have been rendered long ago. */
function useIsOld(asOf: string | undefined): boolean {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => setIsOld(asOf !== undefined && Date.now() - Date.parse(asOf) > YEAR_MS), [asOf]);
  return isOld;
}
