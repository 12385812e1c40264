import { foundationApi, useGetTeamQuery } from '@nzete/api-client/foundation';
import { written } from '@nzete/ui/format';
import { PageHead } from '@nzete/ui/PageHead';
import { TeamGrid } from '@nzete/ui/TeamGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { queryStatus } from '../../shared/queryStatus.ts';
import { paths } from '../../shared/routes.ts';
import { sampleNote } from '../../shared/sampleNote.tsx';
import { useLang } from '../../shared/useLang.ts';
import { marked, pictureOf, writtenIn } from '../../shared/writtenIn.tsx';
import { messages } from './messages.ts';
import { TeamJoin } from './TeamJoin.tsx';

export const loader: PageLoader = ({ lang }) => [foundationApi.endpoints.getTeam.initiate({ lang })];

/** The page at `/team`: a wall in which each person is a brick. */
export default function TeamPage() {
  const { formatMessage } = useIntl();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  const team = useGetTeamQuery({ lang: useLang() });
  return (
    <>
      <PageHead
        title={heading}
        description={description}
        className="nz:mb-6 nz:lg:mt-[calc(4rem-var(--nz-section))] nz:lg:mb-8"
      />
      <div className={queryStatus(team) === 'ready' ? undefined : 'nz:wrap'}>
        <QueryState query={team} loading={messages.loading} error={messages.error}>
          {(people) => (
            <TeamGrid
              label={formatMessage(messages.leadership)}
              note={people.length === 0 ? <FormattedMessage {...messages.empty} /> : sampleNote(people)}
              people={people.map((person) => ({
                id: person.name,
                name: person.name,
                description: marked(written(person, 'role'), writtenIn(person, 'role')),
                initials: person.initials,
                photo: person.photo && pictureOf(person.photo),
                tone: person.color,
              }))}
              invitation={{
                title: <FormattedMessage {...messages.openTitle} />,
                href: paths.volunteers,
                action: <FormattedMessage {...messages.openLink} />,
              }}
            />
          )}
        </QueryState>
      </div>
      <TeamJoin />
      <PageMeta description={description} heading={heading} />
    </>
  );
}
