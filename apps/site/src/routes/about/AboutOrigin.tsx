import type { AboutContent } from '@nzete/api-client/foundation';
import { Link } from '@nzete/ui/Link';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './sections.messages.ts';

/** How the foundation began, and, lower and to the side, how the team grew. */
export function AboutOrigin({ about }: { about: AboutContent }) {
  const { heroTitle, originTitle, originStory, teamTitle, teamGrowth, figures } = about;
  const founded = String(figures.founded);
  return (
    <div className="nz:wrap nz:grid nz:gap-12 nz:pt-8 nz:pb-section nz:lg:grid-cols-12 nz:lg:gap-x-gap nz:lg:gap-y-16 nz:lg:pt-16">
      <section aria-labelledby="about-origin" className="nz:grid nz:content-start nz:gap-5 nz:lg:col-span-7">
        <h2 id="about-origin" className="nz:type-h2">
          {originTitle}
        </h2>
        <p className="nz:type-lead nz:max-w-[30ch] nz:text-balance nz:font-semibold nz:text-sign">{heroTitle}</p>
        <p className="nz:max-w-measure nz:text-pretty">{originStory}</p>
        <PageLink href={paths.ourStory}>
          <FormattedMessage {...messages.story} />
        </PageLink>
      </section>
      <p className="nz:grid nz:content-start nz:text-text-2 nz:lg:col-span-4 nz:lg:col-start-9 nz:lg:justify-items-end nz:lg:text-end">
        <time dateTime={founded} className="nz:type-number nz:text-[3rem] nz:text-sign nz:lg:text-[5.5rem]">
          {founded}
        </time>
        <span>
          <FormattedMessage {...messages.founded} />
        </span>
      </p>
      <section
        aria-labelledby="about-team"
        className="nz:grid nz:content-start nz:gap-5 nz:border-line-strong nz:border-t-[1.5px] nz:pt-6 nz:lg:col-span-7 nz:lg:col-start-6"
      >
        <h2 id="about-team" className="nz:type-h3">
          {teamTitle}
        </h2>
        <p className="nz:max-w-measure nz:text-pretty">{teamGrowth}</p>
        <PageLink href={paths.team}>
          <FormattedMessage {...messages.team} />
        </PageLink>
      </section>
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
