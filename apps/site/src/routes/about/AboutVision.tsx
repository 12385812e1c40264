import type { AboutVision as Vision } from '@nzete/api-client/foundation';
import { written } from '@nzete/ui/format';
import { GrowthSection } from '@nzete/ui/GrowthTargets';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';

const compact = { format: { notation: 'compact' }, isAtLeast: true } as const;

/** The next ring: three aims, each with the year by which it should be reached. */
export function AboutVision({ vision }: { vision: Vision }) {
  const { formatMessage } = useIntl();
  return (
    <GrowthSection
      title={written(vision, 'title')}
      description={written(vision, 'description')}
      actions={
        <Link href={paths.reports}>
          <FormattedMessage {...messages.reports} />
        </Link>
      }
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
    />
  );
}
