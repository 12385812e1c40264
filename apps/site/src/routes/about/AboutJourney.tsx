import type { AboutContent } from '@nzete/api-client/foundation';
import { Figure } from '@nzete/ui/Figure';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages, treeLabel } from './sections.messages.ts';
import { TreeCut } from './TreeCut.tsx';
import { usePlus } from './usePlus.ts';

interface Period {
  title: string;
  text: string;
  figures: { value: number; unit: MessageDescriptor }[];
}

/** Three periods as the rings of a tree: a drawing, and each period in text and numbers. */
export function AboutJourney({ about }: { about: AboutContent }) {
  const { formatMessage } = useIntl();
  const plus = usePlus();
  const { figures, vision } = about;
  const periods: Period[] = [
    {
      title: about.foundationPeriod,
      text: about.foundationDesc,
      figures: [{ value: figures.foundationTrees, unit: messages.trees }],
    },
    {
      title: about.expansionPeriod,
      text: about.expansionDesc,
      figures: [
        { value: figures.expansionTrees, unit: messages.trees },
        { value: figures.communities, unit: messages.communities },
      ],
    },
    {
      title: about.innovationPeriod,
      text: about.innovationDesc,
      figures: [{ value: figures.innovationTrees, unit: messages.trees }],
    },
  ];
  const target = String(vision.targetYear);
  return (
    <section aria-labelledby="about-journey" className="nz:bg-sunk nz:py-section">
      <div className="nz:wrap nz:grid nz:gap-10 nz:lg:grid-cols-[6fr_5fr] nz:lg:gap-16">
        <div className="nz:mx-auto nz:w-full nz:max-w-120 nz:lg:sticky nz:lg:top-28 nz:lg:max-w-none nz:lg:self-start">
          <TreeCut
            label={formatMessage(treeLabel, { year: target })}
            years={[yearOf(periods[0]?.title), yearOf(periods[1]?.title), yearOf(periods[2]?.title), target]}
          />
        </div>
        <div className="nz:grid nz:content-center nz:gap-8">
          <h2 id="about-journey" className="nz:type-h1">
            {about.journeyTitle}
          </h2>
          <ol className="nz:grid">
            {periods.map(({ title, text, figures: counted }) => (
              <li
                key={title}
                className="nz:bare nz:grid nz:gap-3 nz:border-line-strong nz:border-t-[1.5px] nz:pt-5 nz:pb-8 nz:last:pb-0"
              >
                <h3 className="nz:type-h3">{title}</h3>
                <p className="nz:max-w-measure nz:text-text-2">{text}</p>
                <p className="nz:flex nz:flex-wrap nz:gap-x-10 nz:gap-y-3">
                  {counted.map(({ value, unit }) => (
                    <Figure key={unit.id} value={plus(value)} unit={formatMessage(unit)} />
                  ))}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The first year in the title of a period: 2022 in "2022–2023: expansion". */
const yearOf = (title = '') => /\d{4}/.exec(title)?.[0] ?? '';
