import { Link } from '@nzete/ui/Link';
import { RuledList } from '@nzete/ui/RuledList';
import { FormattedMessage } from 'react-intl';
import { topicPath, topics } from '../../shared/routes.ts';
import { topicMessages } from './topics.messages.ts';

/** The topics of "Climate, explained", each with a summary. */
export function TopicLinks() {
  return (
    <RuledList
      layout="topics"
      items={topics.map((topic) => ({
        id: topic,
        title: (
          <Link href={topicPath(topic)} size="lg">
            <FormattedMessage {...topicMessages[topic].title} />
          </Link>
        ),
        description: <FormattedMessage {...topicMessages[topic].description} />,
      }))}
    />
  );
}
