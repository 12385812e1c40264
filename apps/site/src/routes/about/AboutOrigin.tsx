import type { AboutContent } from '@nzete/api-client/foundation';
import { written } from '@nzete/ui/format';
import { Heading } from '@nzete/ui/Heading';
import { Link } from '@nzete/ui/Link';
import { Panel } from '@nzete/ui/Panel';
import { Text } from '@nzete/ui/Text';
import { TimelineDate } from '@nzete/ui/Timeline';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';

/** How the foundation began, and, lower and to the side, how the team grew. */
export function AboutOrigin({ about }: { about: AboutContent }) {
  const founded = String(about.figures.founded);
  return (
    <div className="nz:wrap nz:mt-8 nz:mb-section nz:grid nz:gap-12 nz:lg:mt-16 nz:lg:grid-cols-12 nz:lg:gap-x-gap nz:lg:gap-y-16">
      <section aria-labelledby="about-origin" className="nz:grid nz:content-start nz:gap-5 nz:lg:col-span-7">
        <Heading id="about-origin">{written(about, 'originTitle')}</Heading>
        <Text size="lead" tone="sign" isStrong className="nz:max-w-[30ch]">
          {written(about, 'heroTitle')}
        </Text>
        <Text className="nz:max-w-measure">{written(about, 'originStory')}</Text>
        <PageLink href={paths.ourStory}>
          <FormattedMessage {...messages.story} />
        </PageLink>
      </section>
      <TimelineDate
        value={founded}
        dateTime={founded}
        description={<FormattedMessage {...messages.founded} />}
        className="nz:content-start nz:lg:col-span-4 nz:lg:col-start-9"
      />
      <Panel
        as="section"
        variant="ruled"
        aria-labelledby="about-team"
        className="nz:gap-5 nz:lg:col-span-7 nz:lg:col-start-6"
      >
        <Heading id="about-team" size="md">
          {written(about, 'teamTitle')}
        </Heading>
        <Text className="nz:max-w-measure">{written(about, 'teamGrowth')}</Text>
        <PageLink href={paths.team}>
          <FormattedMessage {...messages.team} />
        </PageLink>
      </Panel>
    </div>
  );
}

function PageLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="nz:justify-self-start">
      {children}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
