import { learningApi, useGetExplainedQuery } from '@nzete/api-client/learning';
import { Breadcrumb } from '@nzete/ui/Breadcrumb';
import { EmptyState } from '@nzete/ui/EmptyState';
import { written } from '@nzete/ui/format';
import { LinkButton } from '@nzete/ui/LinkButton';
import { PolicyPage } from '@nzete/ui/PolicyPage';
import { ArrowRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths, type Topic, topicPath, topics } from '../../shared/routes.ts';
import { useLang } from '../../shared/useLang.ts';
import { marked, writtenIn } from '../../shared/writtenIn.tsx';
import { ArticleText } from './ArticleText.tsx';
import { explainedMessages as messages } from './explained.messages.ts';
import { messages as helpMessages } from './messages.ts';
import { topicMessages } from './topics.messages.ts';

/** The topic of a path. Only topics are routed to this page. */
const topicAt = (path: string): Topic => topics.find((topic) => topicPath(topic) === path) ?? topics[0];

const topicAfter = (topic: Topic): Topic => topics[topics.indexOf(topic) + 1] ?? topics[0];

export const loader: PageLoader = ({ lang, path }) => [
  learningApi.endpoints.getExplained.initiate({ lang, topic: topicAt(path) }),
];

/** The page at `/help/<topic>`: its articles, each with its sources. */
export default function ExplainedPage() {
  const { formatMessage } = useIntl();
  const topic = topicAt(useLocation().pathname);
  const articles = useGetExplainedQuery({ lang: useLang(), topic });
  const heading = formatMessage(topicMessages[topic].title);
  const description = formatMessage(topicMessages[topic].description);
  const help = { href: paths.help, label: formatMessage(helpMessages.title) };
  const explained = { href: `${paths.help}#explained`, label: formatMessage(messages.title) };
  return (
    <>
      <PolicyPage
        breadcrumb={<Breadcrumb steps={[help, explained]} current={heading} />}
        title={heading}
        description={description}
        sections={(articles.data ?? []).map((article) => ({
          id: article.slug,
          title: marked(written(article, 'title'), writtenIn(article, 'title', 'text')),
          content: <ArticleText article={article} />,
        }))}
      >
        <QueryState
          query={articles}
          loading={messages.loading}
          error={messages.error}
          isEmpty={(found) => found.length === 0}
          empty={<EmptyState title={<FormattedMessage {...messages.empty} />} headingLevel={2} />}
        />
        <NextTopic topic={topicAfter(topic)} />
      </PolicyPage>
      <PageMeta description={description} heading={heading} parents={[help]} />
    </>
  );
}

function NextTopic({ topic }: { topic: Topic }) {
  const { formatMessage } = useIntl();
  return (
    <p className="nz:print:hidden">
      <LinkButton href={topicPath(topic)} variant="line">
        <FormattedMessage {...messages.next} values={{ topic: formatMessage(topicMessages[topic].title) }} />
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </p>
  );
}
