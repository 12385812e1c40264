import type { AboutVision as Vision } from '@nzete/api-client/foundation';
import { GrowthTargets } from '@nzete/ui/GrowthTargets';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';

const compact = { format: { notation: 'compact' }, isAtLeast: true } as const;

/** The next ring: three aims, each with the year by which it should be reached. */
export function AboutVision({ vision }: { vision: Vision }) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="about-vision" className="nz:overflow-clip nz:pt-section">
      <div className="nz:wrap nz:grid nz:gap-4 nz:lg:grid-cols-[7fr_5fr] nz:lg:gap-16">
        <h2 id="about-vision" className="nz:type-h1">
          {vision.title}
        </h2>
        <div className="nz:grid nz:content-start nz:gap-4">
          <p className="nz:type-lead nz:text-pretty nz:text-text-2">{vision.description}</p>
          <Link href={paths.reports} className="nz:justify-self-start">
            <FormattedMessage {...messages.reports} />
          </Link>
        </div>
        <GrowthTargets
          targets={[
            { id: 'trees', value: vision.trees, label: formatMessage(messages.visionTrees), ...compact },
            {
              id: 'communities',
              value: vision.communities,
              label: formatMessage(messages.visionCommunities),
              ...compact,
            },
            { id: 'lives', value: vision.lives, label: formatMessage(messages.visionLives), ...compact },
          ]}
          className="nz:mt-6 nz:lg:col-span-2 nz:lg:mt-2"
        />
      </div>
    </section>
  );
}
