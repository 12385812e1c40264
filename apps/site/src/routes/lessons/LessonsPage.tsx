import { learningApi, useGetCoursePacksQuery } from '@nzete/api-client/learning';
import { Section } from '@nzete/ui/Section';
import { Text } from '@nzete/ui/Text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../../shared/Page.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { CoursePacks } from './CoursePacks.tsx';
import { messages } from './messages.ts';

export const loader: PageLoader = ({ lang }) => [learningApi.endpoints.getCoursePacks.initiate({ lang })];

/** The page at `/lessons`: the parts of the curriculum, to read without a network. */
export default function LessonsPage() {
  const { formatMessage } = useIntl();
  const packs = useGetCoursePacksQuery({ lang: useLang() });
  return (
    <Page
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
      parents={[{ href: paths.digitalLiteracy, label: formatMessage(messages.parent) }]}
    >
      <Section space="end" aria-label={formatMessage(messages.parts)}>
        <QueryState
          query={packs}
          loading={messages.loading}
          error={messages.error}
          isEmpty={(list) => list.length === 0}
          empty={
            <Text>
              <FormattedMessage {...messages.empty} />
            </Text>
          }
        >
          {(list) => <CoursePacks packs={list} />}
        </QueryState>
      </Section>
    </Page>
  );
}
