import { type ImpactMetrics, useGetImpactMetricsQuery } from '@nzete/api-client/foundation';
import { FigureGroup, type FigureSource } from '@nzete/ui/Figure';
import type { ReactNode } from 'react';
import { useLang } from './useLang.ts';

interface PartnerFiguresProps {
  source: FigureSource;
  /** What shows the figures, and what else was counted on their day; before they have come, without them. */
  children: (figures: ImpactMetrics['partnerships'] | undefined) => ReactNode;
}

/** What the foundation counts of its partners, with the day and the source. */
export function PartnerFigures({ source, children }: PartnerFiguresProps) {
  const { data } = useGetImpactMetricsQuery({ lang: useLang() });
  const figures = data?.partnerships;
  return (
    <FigureGroup asOf={figures?.asOf} source={figures && source}>
      {children(figures)}
    </FigureGroup>
  );
}
