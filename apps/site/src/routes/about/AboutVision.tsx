import type { AboutVision as Vision } from '@nzete/api-client/foundation';
import { Figure } from '@nzete/ui/Figure';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';
import { usePlus } from './usePlus.ts';

const compact = { notation: 'compact' } as const;

/** The ring that is to come: three aims, with the year in which they are to be reached. */
export function AboutVision({ vision }: { vision: Vision }) {
  const { formatMessage } = useIntl();
  const plus = usePlus();
  const aims = [
    { value: vision.trees, label: messages.visionTrees },
    { value: vision.communities, label: messages.visionCommunities },
    { value: vision.lives, label: messages.visionLives },
  ];
  return (
    <section aria-labelledby="about-vision" className="nz:py-section">
      <div className="nz:wrap nz:grid nz:gap-10 nz:lg:grid-cols-[5fr_7fr] nz:lg:gap-16">
        <div className="nz:grid nz:content-start nz:gap-4">
          <h2 id="about-vision" className="nz:type-h1">
            {vision.title}
          </h2>
          <p className="nz:max-w-measure nz:text-text-2">{vision.description}</p>
        </div>
        <div className="nz:grid nz:content-start nz:gap-5">
          <ul className="nz:grid nz:border-line-strong nz:border-y-[1.5px] nz:border-dashed nz:sm:grid-cols-3">
            {aims.map(({ value, label }) => (
              <li
                key={label.id}
                className="nz:bare nz:border-line-strong nz:border-dashed nz:py-5 nz:not-first:border-t-[1.5px] nz:sm:px-5 nz:sm:first:ps-0 nz:sm:not-first:border-s-[1.5px] nz:sm:not-first:border-t-0 nz:lg:py-8"
              >
                <Figure value={plus(value, compact)} label={formatMessage(label)} />
              </li>
            ))}
          </ul>
          <p className="nz:text-text-muted">
            <FormattedMessage {...messages.visionNote} />{' '}
            <Link href={paths.reports} variant="inline">
              <FormattedMessage {...messages.reports} />
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
