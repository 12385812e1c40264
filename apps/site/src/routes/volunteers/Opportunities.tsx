import { useGetVolunteerOpportunitiesQuery, type VolunteerOpportunity } from '@nzete/api-client/applications';
import { OpportunityCard } from '@nzete/ui/OpportunityCard';
import { Section } from '@nzete/ui/Section';
import { ShieldCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { applicationId } from './applicationId.ts';
import { messages } from './messages.ts';

/** The opportunities, each with its days of the week. */
export function Opportunities() {
  const opportunities = useGetVolunteerOpportunitiesQuery({ lang: useLang() });
  return (
    <Section
      title={<FormattedMessage {...messages.opportunities} />}
      description={sampleNote(opportunities.data, sampleMessages.work)}
      className="nz:pt-10"
    >
      <QueryState
        query={opportunities}
        loading={messages.loading}
        error={messages.error}
        isEmpty={(list) => list.length === 0}
        empty={
          <p className="nz:pb-6">
            <FormattedMessage {...messages.empty} />
          </p>
        }
      >
        {(list) => <Cards opportunities={list} />}
      </QueryState>
      <p className="nz:flex nz:items-start nz:gap-2.5 nz:border-line-strong nz:border-y-[1.5px] nz:py-3.5">
        <ShieldCheck aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0 nz:text-sign" />
        <FormattedMessage {...messages.notice} />
      </p>
    </Section>
  );
}

function Cards({ opportunities }: { opportunities: readonly VolunteerOpportunity[] }) {
  return (
    <ul className="nz:grid nz:lg:mb-8 nz:lg:grid-cols-3 nz:lg:gap-y-4">
      {opportunities.map(({ title, description, where, when, days, backgroundCheck }) => (
        <li
          key={title}
          className="nz:flex nz:lg:row-span-5 nz:lg:grid nz:lg:grid-rows-subgrid nz:border-line-strong nz:border-t-[1.5px] nz:py-6 nz:lg:border-s-[1.5px] nz:lg:border-t-0 nz:lg:px-8 nz:lg:py-0 nz:lg:nth-[3n+1]:border-s-0 nz:lg:nth-[3n+1]:ps-0 nz:lg:nth-[3n]:pe-0"
        >
          <OpportunityCard
            title={title}
            description={description}
            week={{ days, label: when }}
            where={where}
            when={when}
            check={backgroundCheck ? <FormattedMessage {...messages.check} /> : undefined}
            href={`#${applicationId}`}
            // A subgrid aligns the rows of neighbouring cards.
            className="nz:lg:row-span-5 nz:lg:grid nz:lg:grid-rows-subgrid"
          />
        </li>
      ))}
    </ul>
  );
}
