import { type ImpactMetrics, useGetImpactMetricsQuery } from '@nzete/api-client/foundation';
import { FigureGroup, type FigureSource } from '@nzete/ui/Figure';
import type { ReactNode } from 'react';
import { useLang } from './useLang.ts';

interface PartnerFiguresProps {
  source: FigureSource;
  /** Renders the figures; called without them until they are loaded. */
  children: (figures: ImpactMetrics['partnerships'] | undefined) => ReactNode;
}

/** The foundation's partner figures, with date and source. */
export function PartnerFigures({ source, children }: PartnerFiguresProps) {
  const { data } = useGetImpactMetricsQuery({ lang: useLang() });
  const figures = data?.partnerships;
  return (
    <FigureGroup asOf={figures?.asOf} source={figures && source}>
      {children(figures)}
    </FigureGroup>
  );
}
