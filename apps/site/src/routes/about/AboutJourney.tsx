import type { AboutContent } from '@nzete/api-client/foundation';
import { Figure } from '@nzete/ui/Figure';
import { written } from '@nzete/ui/format';
import { GrowthRings } from '@nzete/ui/GrowthRings';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages, treeLabel } from './sections.messages.ts';

/** Three periods as the rings of a tree: a drawing, and each period in text and numbers. */
export function AboutJourney({ about }: { about: AboutContent }) {
  const { formatMessage } = useIntl();
  const { figures, vision } = about;
  const target = String(vision.targetYear);
  const figure = (value: number, unit: MessageDescriptor) => (
    <Figure value={value} isAtLeast unit={formatMessage(unit)} />
  );
  const periods = [
    {
      id: about.foundationPeriod,
      title: written(about, 'foundationPeriod'),
      description: written(about, 'foundationDesc'),
      figures: figure(figures.foundationTrees, messages.trees),
    },
    {
      id: about.expansionPeriod,
      title: written(about, 'expansionPeriod'),
      description: written(about, 'expansionDesc'),
      figures: (
        <>
          {figure(figures.expansionTrees, messages.trees)}
          {figure(figures.communities, messages.communities)}
        </>
      ),
    },
    {
      id: about.innovationPeriod,
      title: written(about, 'innovationPeriod'),
      description: written(about, 'innovationDesc'),
      figures: figure(figures.innovationTrees, messages.trees),
    },
  ];
  return (
    <GrowthRings
      title={written(about, 'journeyTitle')}
      label={formatMessage(treeLabel, { year: target })}
      next={target}
      periods={periods.map((period) => ({ ...period, mark: yearOf(period.id) }))}
    />
  );
}

/** The first year in the title of a period: 2022 in "2022–2023: expansion". */
const yearOf = (title: string) => /\d{4}/.exec(title)?.[0] ?? '';
