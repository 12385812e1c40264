import { useGetVolunteerOpportunitiesQuery } from '@nzete/api-client/applications';
import { written } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { OpportunityList } from '@nzete/ui/OpportunityCard';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { sampleMessages } from '../../shared/sample.messages.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { writtenLast } from '../../shared/writtenIn.tsx';
import { applicationId } from './applicationId.ts';
import { messages } from './messages.ts';

/** The opportunities, each with its days of the week. */
export function Opportunities() {
  const opportunities = useGetVolunteerOpportunitiesQuery({ lang: useLang() });
  return (
    <Section
      space="end"
      title={<FormattedMessage {...messages.opportunities} />}
      description={sampleNote(opportunities.data, sampleMessages.work)}
      end={
        <Link href={paths.events}>
          <FormattedMessage {...messages.events} />
        </Link>
      }
      className="nz:mt-10"
    >
      <QueryState
        query={opportunities}
        loading={messages.loading}
        error={messages.error}
        isEmpty={(list) => list.length === 0}
        empty={
          <Text>
            <FormattedMessage {...messages.empty} />
          </Text>
        }
      >
        {(list) => (
          <OpportunityList
            opportunities={list.map((work) => ({
              id: work.title,
              title: written(work, 'title'),
              description: writtenLast(work, 'title', 'description'),
              week: { days: work.days, label: work.when, lang: work.fallback?.when },
              where: written(work, 'where'),
              when: written(work, 'when'),
              check: work.backgroundCheck ? <FormattedMessage {...messages.check} /> : undefined,
              href: `#${applicationId}`,
            }))}
            note={<FormattedMessage {...messages.notice} />}
          />
        )}
      </QueryState>
    </Section>
  );
}
