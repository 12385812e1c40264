import type { AboutContent } from '@nzete/api-client/foundation';
import { written } from '@nzete/ui/format';
import { TrendFigures } from '@nzete/ui/TrendFigures';

/** The number of trees at the end of each period. */
export function TreesOverTime({ about }: { about: AboutContent }) {
  const { figures } = about;
  return (
    <TrendFigures
      figures={[
        { id: 'foundation', label: written(about, 'foundationPeriod'), value: figures.foundationTrees },
        { id: 'expansion', label: written(about, 'expansionPeriod'), value: figures.expansionTrees },
        { id: 'innovation', label: written(about, 'innovationPeriod'), value: figures.innovationTrees },
      ]}
      className="nz:sm:max-lg:col-start-2 nz:sm:max-lg:row-span-3 nz:sm:max-lg:row-start-1"
    />
  );
}
